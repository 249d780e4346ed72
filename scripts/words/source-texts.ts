import { traverse, types } from '@babel/core';
import { parsedSource } from '../parsed-source';

export type SourceText = {
  readonly line: number;
  readonly text: string;
  /** `string` may be read by people; `comment` is for those who read the code. */
  readonly kind: 'string' | 'comment';
};

/** Every string, JSX text and comment of a TypeScript file; identifiers, addresses and imports are none. */
export function sourceTexts(path: string): SourceText[] {
  const tree = parsedSource(path);
  const found: SourceText[] = [];
  const add = (node: Pick<types.Node, 'loc'>, text: string, kind: SourceText['kind']) => {
    found.push({ line: node.loc?.start.line ?? 0, text: spaced(text), kind });
  };
  const addString = (node: types.Node, parent: types.Node, text: string) => {
    const isTypeOrName = parent.type === 'TSLiteralType' || parent.type === 'ObjectProperty';
    if (isText(text) || !isTypeOrName) add(node, text, 'string');
  };
  traverse(tree, {
    ImportDeclaration(path_) {
      path_.skip();
    },
    TemplateLiteral({ node, parent }) {
      const text = node.quasis.map(({ value }) => value.cooked ?? value.raw).join(' … ');
      if (node.expressions.length === 0) addString(node, parent, text);
      else if (parent.type !== 'TSLiteralType') add(node, text, 'string');
    },
    StringLiteral({ node, parent }) {
      if (!types.isExportDeclaration(parent)) addString(node, parent, node.value);
    },
    JSXText({ node }) {
      add(node, node.value, 'string');
    },
  });
  for (const comment of tree.comments ?? [])
    add(comment, comment.value.replaceAll(/^\s*\*/gm, ''), 'comment');
  return found.filter(({ text, kind }) => kind === 'comment' || isText(text));
}

/** Words with spaces between them; names of things in code have none. */
function isText(text: string): boolean {
  return /\p{L}.*\s.*\p{L}|^\p{Lu}\p{Ll}+[.?!]?$/su.test(text.trim());
}

function spaced(text: string): string {
  return text.replaceAll('&apos;', "'").replaceAll(/\s+/g, ' ').trim();
}
