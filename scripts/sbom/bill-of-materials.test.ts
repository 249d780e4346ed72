import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.mjs';

const ROOT = join(import.meta.dirname, '../..');
const WORKSPACES = ['domain', 'contract', 'content', 'server', 'web'];

test('the bill of materials names everything that is shipped, and nothing that only builds it', () => {
  const { bomFormat, components, metadata } = billOfMaterials();
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'stillgrove']);
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const direct = WORKSPACES.flatMap((folder) => {
    const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
    return Object.entries((JSON.parse(text) as { dependencies?: Record<string, string> }).dependencies ?? {});
  }).filter(([name]) => !name.startsWith('@stillgrove/'));
  expect(direct.length).toBeGreaterThan(15);
  for (const [name, version] of direct) expect(named).toContain(`${name}@${version}`);
  // What those need, too.
  expect(components.map(({ name }) => name)).toContain('pg-pool');
  expect(components.some(({ name }) => name === 'vitest' || name === 'eslint')).toBe(false);
});

test('the bill of materials holds checksums, and no address of a download', () => {
  const { components } = billOfMaterials();
  for (const { name, hashes = [] } of components) expect(hashes[0]?.content, name).toMatch(/^[\da-f]{128}$/);
  expect(JSON.stringify(components)).not.toMatch(/https?:|\.tgz/);
});
