import { readFileSync } from 'node:fs';
import { parseSync } from '@babel/core';

type Parsed = NonNullable<ReturnType<typeof parseSync>>;

/**
 * The syntax tree of a source file, with its comments.
 *
 * @param path of a `.ts`, `.tsx` or `.mjs` file
 * @throws SyntaxError
 */
export function parsedSource(path: string): Parsed {
  const tree = parseSync(readFileSync(path, 'utf8'), {
    filename: path,
    babelrc: false,
    configFile: false,
    sourceType: 'module',
    parserOpts: {
      plugins: [...(path.endsWith('x') ? (['jsx'] as const) : []), 'typescript', 'decorators-legacy'],
    },
  });
  if (tree === null) throw new SyntaxError(`${path} has no syntax tree.`);
  return tree;
}
