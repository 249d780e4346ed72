import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../setup/project.mjs';

const FOLDER = join(PROJECT, 'web/dist/client/assets');

/** What each script of the pages imports before it runs. */
function importsOfEach(): ReadonlyMap<string, readonly string[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const text = readFileSync(join(FOLDER, name), 'utf8');
      const found = text.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
      return [name, [...found].map(([, imported = '']) => imported)];
    }),
  );
}

function cycles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]) => {
    if (way.includes(name)) found.push([...way.slice(way.indexOf(name)), name].join(' → '));
    if (way.includes(name) || done.has(name)) return;
    for (const imported of imports.get(name) ?? []) visit(imported, [...way, name]);
    done.add(name);
  };
  for (const name of imports.keys()) visit(name, []);
  return found;
}

test('no script of the pages imports itself by way of others: the page would wait for it forever', () => {
  const imports = importsOfEach();
  expect([...imports.values()].flat().length).toBeGreaterThan(100);
  expect(cycles(imports)).toEqual([]);
});
