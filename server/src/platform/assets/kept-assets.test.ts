import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../testing/temp-folder';
import { serveAssets } from './assets';
import { keepAssets, removeOldAssets } from './kept-assets';

const DAY_MS = 86_400_000;
const START_MS = Date.UTC(2027, 2, 5, 12);

/** A folder for builds that replace one another, and one for what is kept of them. */
function twoBuilds() {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  const client = join(folder.path, 'client');
  const kept = join(folder.path, 'earlier-builds');
  const build = (...names: string[]) => {
    rmSync(client, { recursive: true, force: true });
    mkdirSync(join(client, 'assets'), { recursive: true });
    for (const name of names) writeFileSync(join(client, 'assets', name), `// ${name}`);
  };
  const answers = async (name: string) => {
    const app = fastify();
    await serveAssets(app, client, kept);
    const answer = await app.inject(`/assets/${name}`);
    await app.close();
    return answer;
  };
  return { client, kept, build, answers };
}

test('a tab that is open on the build before still gets its files for a week', async () => {
  const { client, kept, build, answers } = twoBuilds();
  build('page-OLD.js', 'shared-SAME.js');
  await keepAssets(client, kept, START_MS);
  build('page-NEW.js', 'shared-SAME.js');
  await keepAssets(client, kept, START_MS + DAY_MS);
  const old = await answers('page-OLD.js');
  expect([old.statusCode, old.body]).toEqual([200, '// page-OLD.js']);
  expect(old.headers['cache-control']).toContain('immutable');
  expect((await answers('page-NEW.js')).statusCode).toBe(200);
  expect((await answers('page-NEVER.js')).statusCode).toBe(404);

  await removeOldAssets(kept, START_MS + 7 * DAY_MS);
  expect((await answers('page-OLD.js')).statusCode).toBe(200);
  await removeOldAssets(kept, START_MS + 7 * DAY_MS + 1000);
  expect((await answers('page-OLD.js')).statusCode).toBe(404);
  expect(readdirSync(join(kept, 'assets')).sort()).toEqual(['page-NEW.js', 'shared-SAME.js']);
});

test('a build that ran for a year is kept for a week from its end, and not from its start', async () => {
  const { client, kept, build, answers } = twoBuilds();
  build('page-OLD.js');
  await keepAssets(client, kept, START_MS);
  const endMs = START_MS + 365 * DAY_MS;
  await keepAssets(client, kept, endMs);
  build('page-NEW.js');
  await keepAssets(client, kept, endMs + 1000);
  await removeOldAssets(kept, endMs + 6 * DAY_MS);
  expect((await answers('page-OLD.js')).statusCode).toBe(200);
});

test('where nothing was kept there is nothing to remove', async () => {
  await removeOldAssets('/nowhere/at/all', START_MS);
});
