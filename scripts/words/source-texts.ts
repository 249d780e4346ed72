import { readFileSync } from 'node:fs';
import ts from 'typescript';

export type SourceText = {
  readonly line: number;
  readonly text: string;
  /** `string` may be read by people; `comment` is for those who read the code. */
  readonly kind: 'string' | 'comment';
};

/** Every string, JSX text and comment of a TypeScript file; identifiers, addresses and imports are none. */
export function sourceTexts(path: string): SourceText[] {
  const code = readFileSync(path, 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kind);
  const found: SourceText[] = [];
  const add = (start: number, text: string, of: SourceText['kind']) => {
    found.push({ line: file.getLineAndCharacterOfPosition(start).line + 1, text: spaced(text), kind: of });
  };
  const commentsSeen = new Set<number>();
  const addComments = (position: number) => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(code, position) ?? []),
      ...(ts.getTrailingCommentRanges(code, position) ?? []),
    ];
    for (const { pos, end } of ranges) {
      if (commentsSeen.has(pos)) continue;
      commentsSeen.add(pos);
      add(pos, code.slice(pos, end).replaceAll(/^\s*\*/gm, ''), 'comment');
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    addComments(node.pos);
    addComments(node.end);
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.map(({ literal }) => literal.text);
      add(node.getStart(), [node.head.text, ...parts].join(' … '), 'string');
    } else if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      const isAttributeOrName = ts.isLiteralTypeNode(node.parent) || ts.isPropertyAssignment(node.parent);
      if (isText(node.text) || !isAttributeOrName) add(node.getStart(), node.text, 'string');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter(({ text, kind: of }) => of === 'comment' || isText(text));
}

/** Words with spaces between them; names of things in code have none. */
function isText(text: string): boolean {
  return /\p{L}.*\s.*\p{L}|^\p{Lu}\p{Ll}+[.?!]?$/su.test(text.trim());
}

function spaced(text: string): string {
  return text.replaceAll('&apos;', "'").replaceAll(/\s+/g, ' ').trim();
}
