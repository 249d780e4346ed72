import { type NodePath, type PluginObj, types as t } from '@babel/core';
import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Translate } from './catalog';

/** What Lingui's macros make of a message. */
type Descriptor = {
  readonly id: string;
  readonly message: string;
  readonly values: ReadonlyMap<string, t.Expression>;
  readonly components: ReadonlyMap<string, t.JSXElement>;
};

/** `i18n` and `Trans` as Lingui's macros import them. */
const RUNTIME = /^_(?:i18n|Trans)\d*$/;

/**
 * A Babel plugin to run after Lingui's macros: it writes each message into the code in the language of the build.
 * Texts become strings and elements; Lingui’s runtime is only needed for plurals and choices.
 */
export function inlineMessages(translate: Translate): PluginObj {
  return {
    name: 'inline-messages',
    visitor: {
      CallExpression: {
        exit(path) {
          const descriptor = calledWith(path.node);
          if (descriptor === null) return;
          const message = translate(descriptor.id, descriptor.message);
          path.replaceWith(textOf(message, descriptor) ?? callOf(path.node.callee, message, descriptor));
        },
      },
      JSXElement: {
        exit(path) {
          const descriptor = shownBy(path.node);
          if (descriptor === null) return;
          const message = translate(descriptor.id, descriptor.message);
          const children = childrenOf(message, descriptor);
          if (children === null) {
            path.node.openingElement.attributes = [
              attribute('id', t.stringLiteral('')),
              attribute('message', nodeOf(message)),
              attribute('values', objectOf(descriptor.values)),
              attribute('components', objectOf(descriptor.components)),
            ];
            path.skip();
          } else replaceWithChildren(path, children);
        },
      },
      Program: {
        exit(program) {
          program.scope.crawl();
          for (const statement of program.get('body')) {
            if (statement.isImportDeclaration()) removeUnused(statement);
          }
        },
      },
    },
  };
}

function removeUnused(statement: NodePath<t.ImportDeclaration>): void {
  for (const specifier of statement.get('specifiers')) {
    const { name } = specifier.node.local;
    if (RUNTIME.test(name) && statement.scope.getBinding(name)?.referenced !== true) statement.remove();
  }
}

/** The message of `_i18n._({ … })`, or null for any other call. */
function calledWith({ callee, arguments: [first] }: t.CallExpression): Descriptor | null {
  const isRuntime =
    t.isMemberExpression(callee) && t.isIdentifier(callee.object) && RUNTIME.test(callee.object.name);
  return isRuntime && t.isObjectExpression(first) ? descriptorOf(first) : null;
}

/** The message of `<_Trans {...{ … }} />`, or null for any other element. */
function shownBy({ openingElement: { name, attributes } }: t.JSXElement): Descriptor | null {
  const spread = attributes.find((one) => t.isJSXSpreadAttribute(one));
  if (!t.isJSXIdentifier(name) || !RUNTIME.test(name.name) || spread === undefined) return null;
  return t.isObjectExpression(spread.argument) ? descriptorOf(spread.argument) : null;
}

function descriptorOf(object: t.ObjectExpression): Descriptor | null {
  const entries = entriesOf(object);
  const [id, message] = [entries.get('id'), entries.get('message')];
  if (!t.isStringLiteral(id)) return null;
  if (!t.isStringLiteral(message)) throw new Error(`The message ${id.value} has no English text.`);
  const inner = (name: string) => {
    const found = entries.get(name);
    return t.isObjectExpression(found) ? entriesOf(found) : new Map<string, t.Expression>();
  };
  const components = inner('components') as ReadonlyMap<string, t.JSXElement>;
  return { id: id.value, message: message.value, values: inner('values'), components };
}

function entriesOf(object: t.ObjectExpression): Map<string, t.Expression> {
  return new Map(
    object.properties.flatMap((property) => {
      if (!t.isObjectProperty(property) || !t.isExpression(property.value)) return [];
      const { key } = property;
      const name = t.isIdentifier(key)
        ? key.name
        : t.isLiteral(key) && 'value' in key
          ? String(key.value)
          : '';
      return [[name, property.value] as const];
    }),
  );
}

/** A string or a template; null where the message has plurals or choices. */
function textOf(message: CompiledMessage, { values, message: source }: Descriptor): t.Expression | null {
  const texts = [''];
  const expressions: t.Expression[] = [];
  for (const token of message) {
    if (typeof token === 'string') texts.push((texts.pop() ?? '') + token);
    else {
      const value = values.get(token[0]);
      if (token.length > 1) return null;
      if (value === undefined)
        throw new Error(`No value for {${token[0]}} in “${source}”. Write braces as \${'{…}'}.`);
      expressions.push(t.cloneNode(value));
      texts.push('');
    }
  }
  if (expressions.length === 0) return t.stringLiteral(texts.join(''));
  const quasis = texts.map((cooked, index) =>
    t.templateElement({ cooked, raw: cooked.replaceAll(/[`\\]|\$\{/g, '\\$&') }, index === texts.length - 1),
  );
  return t.templateLiteral(quasis, expressions);
}

/** A call that Lingui fills in when the page runs. */
function callOf(
  callee: t.CallExpression['callee'],
  message: CompiledMessage,
  { values }: Descriptor,
): t.Expression {
  const options = t.objectExpression([t.objectProperty(t.identifier('message'), nodeOf(message))]);
  return t.callExpression(callee, [t.stringLiteral(''), objectOf(values), options]);
}

/** A message as code; `#` becomes a placeholder of its own, which the runtime fills with the number as it is written. */
function nodeOf(message: CompiledMessage): t.Expression {
  return t.valueToNode(JSON.parse(JSON.stringify(withNumerals(message))));
}

function withNumerals(message: CompiledMessage, counted = ''): CompiledMessage {
  return message.map((token) => {
    if (token === '#' && counted !== '') return [`${counted}#`];
    if (typeof token === 'string') return token;
    const [name, type = '', choices] = token;
    if (typeof choices !== 'object' || choices === null) return token;
    const inner = type === 'plural' || type === 'selectordinal' ? name : counted;
    const cases = Object.entries(choices).map(([key, value]) => [
      key,
      Array.isArray(value) ? withNumerals(value as CompiledMessage, inner) : (value as unknown),
    ]);
    return [name, type, Object.fromEntries(cases)];
  });
}

type Child = t.JSXExpressionContainer | t.JSXElement;

const TAGS = /<(\d+)>(.*?)<\/\1>|<(\d+)\/>/s;
/** Private-use characters, which no text has. */
const PLACEHOLDER = /\ue000(\w+)\ue001/;

/** Texts, values and elements in the order of the language; null where the message has plurals or choices. */
function childrenOf(message: CompiledMessage, descriptor: Descriptor): Child[] | null {
  if (message.some((token) => typeof token !== 'string' && token.length > 1)) return null;
  const whole = message
    .map((token) => (typeof token === 'string' ? token : `\ue000${token[0]}\ue001`))
    .join('');
  return childrenIn(whole, descriptor);
}

function childrenIn(text: string, descriptor: Descriptor): Child[] {
  const tag = TAGS.exec(text);
  const [whole = '', pair, inside = '', single] = tag ?? [];
  const before = text.slice(0, tag?.index);
  const plain = before.split(PLACEHOLDER).flatMap((part, index): Child[] => {
    const value = index % 2 === 0 ? t.stringLiteral(part) : descriptor.values.get(part);
    if (value === undefined)
      throw new Error(`No value for the placeholder ${part} in “${descriptor.message}”.`);
    return part === '' ? [] : [t.jsxExpressionContainer(t.cloneNode(value))];
  });
  const number = pair ?? single;
  if (number === undefined) return plain;
  const element = descriptor.components.get(number);
  if (element === undefined) throw new Error(`No element <${number}> in “${descriptor.message}”.`);
  const rest = text.slice(before.length + whole.length);
  return [...plain, filled(element, childrenIn(inside, descriptor)), ...childrenIn(rest, descriptor)];
}

function filled({ openingElement: { name, attributes } }: t.JSXElement, children: Child[]): t.JSXElement {
  const isEmpty = children.length === 0;
  const opening = t.jsxOpeningElement(
    t.cloneNode(name),
    attributes.map((one) => t.cloneNode(one)),
    isEmpty,
  );
  return t.jsxElement(opening, isEmpty ? null : t.jsxClosingElement(t.cloneNode(name)), children, isEmpty);
}

function replaceWithChildren(path: NodePath<t.JSXElement>, children: Child[]): void {
  const [first] = children;
  const fragment = () => t.jsxFragment(t.jsxOpeningFragment(), t.jsxClosingFragment(), children);
  if (path.parentPath.isJSXElement()) path.replaceWithMultiple(children);
  else if (path.parentPath.isJSXFragment())
    path.replaceWith(children.length === 1 && first ? first : fragment());
  else if (first === undefined || children.length > 1) path.replaceWith(fragment());
  else path.replaceWith(t.isJSXElement(first) ? first : first.expression);
}

function attribute(name: string, value: t.Expression): t.JSXAttribute {
  return t.jsxAttribute(t.jsxIdentifier(name), t.jsxExpressionContainer(value));
}

function objectOf(entries: ReadonlyMap<string, t.Expression>): t.ObjectExpression {
  return t.objectExpression(
    [...entries].map(([name, value]) => t.objectProperty(t.stringLiteral(name), value)),
  );
}
