import { parseSync, traverse, types as t, type NodePath } from '@babel/core';

/** Attributes and properties of components that people read or hear. */
const READ =
  /^(?:aria-label|aria-roledescription|aria-valuetext|title|label|placeholder|lead|button|busyWords?|help|question|submit|ask|confirm|keep|term|eyebrow|alt|withoutScripts)$/;
const SENTENCE = /^\p{Lu}.*\s.*\p{L}.*[.!?…]$/su;

/** Texts of a source file that people read and that are no messages, each with its line. */
export function untranslated(code: string, filename: string): string[] {
  const file = parseSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  if (file === null) return [];
  const found: string[] = [];
  const add = ({ node }: NodePath, text: string) => {
    found.push(`${filename}:${String(node.loc?.start.line)} ${text.trim()}`);
  };
  traverse(file, {
    JSXText(path) {
      if (/\p{L}/u.test(path.node.value) && !isMessage(path)) add(path, path.node.value);
    },
    JSXAttribute(path) {
      const { name, value } = path.node;
      if (
        t.isStringLiteral(value) &&
        t.isJSXIdentifier(name) &&
        READ.test(name.name) &&
        /\p{L}/u.test(value.value) &&
        !isMessage(path)
      )
        add(path, value.value);
    },
    StringLiteral(path) {
      if (SENTENCE.test(path.node.value) && !isMessage(path) && !isForProgrammers(path))
        add(path, path.node.value);
    },
    TemplateLiteral(path) {
      const text = path.node.quasis.map(({ value }) => value.raw).join('…');
      if (SENTENCE.test(text) && !isMessage(path) && !isForProgrammers(path)) add(path, text);
    },
  });
  return found;
}

/** Whether a macro makes a message of it. */
function isMessage(path: NodePath): boolean {
  return (
    path.findParent(({ node }) => {
      if (t.isTaggedTemplateExpression(node)) return t.isIdentifier(node.tag, { name: 't' });
      if (t.isCallExpression(node))
        return t.isIdentifier(node.callee) && /^(?:plural|select)$/.test(node.callee.name);
      if (!t.isJSXElement(node)) return false;
      const { name } = node.openingElement;
      return t.isJSXIdentifier(name) && /^(?:Trans|Plural|Select)$/.test(name.name);
    }) !== null
  );
}

/** Errors that are bugs, warnings in the console, and names of modules. */
function isForProgrammers(path: NodePath): boolean {
  return (
    path.findParent(({ node }) => {
      if (t.isImportDeclaration(node) || t.isTSType(node)) return true;
      if (t.isNewExpression(node)) return t.isIdentifier(node.callee) && node.callee.name.endsWith('Error');
      return (
        t.isCallExpression(node) &&
        t.isMemberExpression(node.callee) &&
        t.isIdentifier(node.callee.object, { name: 'console' })
      );
    }) !== null
  );
}
