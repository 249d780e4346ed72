import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { operationsTable } from './operations-table';

const ROOT = join(import.meta.dirname, '../..');

/** Sections of OWASP ASVS 5.0.0 and how many requirements of levels 1 and 2 each begins with; those of level 3 follow. */
const SECTIONS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4 16.4:3 16.5:3';

const rows = [
  ...readFileSync(join(ROOT, 'docs/security-requirements.md'), 'utf8').matchAll(
    /^\| V(\d+\.\d+\.\d+) +\| ([^|]+) \| ([^|]+?) +\| ([^|]+) \|$/gm,
  ),
].map(([, number = '', asks = '', state = '', where = '']) => ({ number, asks, state, where }));

test('each requirement of levels 1 and 2 is answered exactly once', () => {
  const wanted = SECTIONS.split(' ').flatMap((entry) => {
    const [section = '', count = ''] = entry.split(':');
    return Array.from({ length: Number(count) }, (_none, index) => `${section}.${String(index + 1)}`);
  });
  expect(rows.map(({ number }) => number)).toEqual(wanted);
});

test('each answer says where, or why not and since when, and names files that are there', () => {
  for (const { number, asks, state, where } of rows) {
    expect(asks.trim(), number).not.toBe('');
    expect(['met', 'not applicable', 'not met'], number).toContain(state);
    expect(where.trim().length, number).toBeGreaterThan(3);
    if (state === 'not met') expect(where, number).toMatch(/since 20\d\d-\d\d-\d\d/);
    for (const [, path = ''] of where.matchAll(
      /`((?:domain|contract|server|scripts|deploy|docs|e2e)\/[\w./-]*)`/g,
    ))
      expect(existsSync(join(ROOT, path)), `${number}: ${path}`).toBe(true);
  }
});

test('the table of operations says of each who may call it, what it asks for, and whose tries are counted', async () => {
  const document = readFileSync(join(ROOT, 'docs/security-requirements.md'), 'utf8');
  const written = [...document.matchAll(/^\| `(?:GET|POST|PUT) .*\|$/gm)].map(([line]) =>
    line.replaceAll(/ +/g, ' '),
  );
  const wanted = (await operationsTable()).map((line) => line.replaceAll(/ +/g, ' '));
  expect(wanted.length).toBeGreaterThan(90);
  expect(written).toEqual(wanted);
});
