import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { filledIn } from '../../server/src/drills/patroni/configuration';
import { newLayout, valuesOf } from '../../server/src/drills/patroni/layout';
import { PROGRAMS } from '../../server/src/drills/patroni/programs';
import { tempFolder } from '../../server/src/testing/temp-folder';

const FOLDER = join(import.meta.dirname, '../../deploy/patroni');
const FILES = readdirSync(FOLDER).filter((name) => name !== 'README.md');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

async function filled(name: string): Promise<string> {
  const layout = await newLayout();
  const [place] = layout.places;
  if (!place) throw new Error('there is no machine');
  return filledIn(name, valuesOf(layout, place, '/nowhere'));
}

test('the README names every file, and every value that they want', () => {
  for (const file of FILES) {
    expect(read('README.md')).toContain(`\`${file}\``);
    for (const [, value = ''] of read(file).matchAll(/\$\{(\w+)\}/g))
      expect(read('README.md'), file).toContain(`\`${value.replace(/_[23]$/, '_1')}\``);
  }
});

test.each(FILES)('nothing is left to fill in once the drill has filled in %s', async (file) => {
  expect(await filled(file)).not.toContain('${');
});

test('no file holds a password', () => {
  for (const file of FILES) {
    for (const [, password = ''] of read(file).matchAll(/password:? '?([^\s']+)/g))
      expect(password, file).toMatch(/^\$\{\w+_PASSWORD\}$/);
  }
});

test('Patroni confirms nothing that one machine alone has, and replaces a primary in time', async () => {
  const { bootstrap } = parse(await filled('patroni.yaml')) as {
    bootstrap: { dcs: Record<string, unknown> };
  };
  const { ttl, loop_wait, retry_timeout, ...dcs } = bootstrap.dcs as Record<string, number>;
  expect(dcs).toMatchObject({ synchronous_mode: true, synchronous_mode_strict: true });
  // Patroni’s own rule, and its smallest lock.
  expect((loop_wait ?? NaN) + 2 * (retry_timeout ?? NaN)).toBeLessThanOrEqual(ttl ?? NaN);
  expect(ttl).toBe(20);
});

test.skipIf(!existsSync(PROGRAMS.haproxy))('HAProxy understands its file', async () => {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const file = join(folder.path, 'haproxy.cfg');
  writeFileSync(file, await filled('haproxy.cfg'));
  const { status, stderr } = spawnSync(PROGRAMS.haproxy, ['-c', '-f', file], { encoding: 'utf8' });
  expect(stderr).not.toMatch(/WARNING|ALERT/);
  expect(status, stderr).toBe(0);
});
