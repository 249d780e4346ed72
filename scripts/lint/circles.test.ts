import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { traverse } from '@babel/core';
import { expect, test } from 'vitest';
import { parsedSource } from '../parsed-source';
import { PROJECT } from '../setup/project.mjs';

/** Circles that are still to be removed; none may join them, and one that is gone leaves this list. */
const KNOWN = ['web/src/platform/session/session.ts ↔ web/src/platform/vault/tab-vault.ts'];

/** Sources below a folder, with paths relative to the project. */
function sourcesIn(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return /^(?:dist|node_modules|sandbox)$/.test(entry.name) ? [] : sourcesIn(path);
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function importedPaths(file: string): string[] {
  const paths: string[] = [];
  const add = (source: unknown) => {
    if (typeof source === 'object' && source !== null && 'value' in source) paths.push(String(source.value));
  };
  traverse(parsedSource(join(PROJECT, file)), {
    ImportDeclaration: ({ node }) => {
      add(node.source);
    },
    ExportNamedDeclaration: ({ node }) => {
      add(node.source);
    },
    ExportAllDeclaration: ({ node }) => {
      add(node.source);
    },
    TSImportType: ({ node }) => {
      add(node.argument);
    },
    CallExpression: ({ node }) => {
      if (node.callee.type === 'Import') add(node.arguments[0]);
    },
  });
  return paths;
}

/** What each file imports of the others: types and what is loaded later, too. */
function importsOf(files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const found = importedPaths(file)
        .filter((path) => path.startsWith('.'))
        .map((path) => join(dirname(file), path))
        .map((path) => ['', '.ts', '.tsx', '.mjs'].map((end) => path + end).find((name) => known.has(name)))
        .filter((path) => path !== undefined);
      return [file, found];
    }),
  );
}

/** The groups of files of which each reaches each other one: Tarjan’s strongly connected components. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    open.push(file);
    let low = number;
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low === number) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1 || imports.get(file)?.includes(file)) circles.push(group.sort().join(' ↔ '));
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

test('a circle of imports is found, and a diamond is none', () => {
  const circle = { a: ['b'], b: ['c'], c: ['a', 'd'], d: [] };
  expect(circlesIn(new Map(Object.entries(circle)))).toEqual(['a ↔ b ↔ c']);
  const diamond = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] };
  expect(circlesIn(new Map(Object.entries(diamond)))).toEqual([]);
});

test.each(['domain', 'contract', 'content', 'server', 'web', 'e2e', 'bench', 'scripts'])(
  'no files of %s import each other in a circle',
  (workspace) => {
    const imports = importsOf(sourcesIn(workspace));
    expect([...imports.values()].flat().length).toBeGreaterThan(5);
    expect(circlesIn(imports).filter((circle) => !KNOWN.includes(circle))).toEqual([]);
  },
);
