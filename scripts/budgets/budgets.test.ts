import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageBundle } from '@stillgrove/contract/pages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../../server/src/testing/server-process';
import { tempFolder } from '../../server/src/testing/temp-folder';
import { PROJECT } from '../setup/project.mjs';
import { BUDGETS, budgetOf, weighPage, type Weights } from './weigh-page';

let paths: readonly string[];
let server: ServerProcess;
const folder = tempFolder();

beforeAll(async () => {
  const built = pathToFileURL(join(PROJECT, 'web/dist/ssr/entry-server.js')).href;
  const { pages } = (await import(built)) as { pages: PageBundle };
  paths = pages.paths.filter((path) => !path.includes(':') && !pages.forOperators.includes(path));
  server = await startServer({
    entry: join(PROJECT, 'server/dist/main.js'),
    env: { DATA_DIR: folder.path, RATE_LIMIT_FACTOR: '1000' },
  });
});

afterAll(async () => {
  await server.end('SIGTERM');
  folder.remove();
});

test('no page is heavier than its budget, and no budget is for a page that is not there', async () => {
  const over: string[] = [];
  for (const path of paths) {
    const html = await (await fetch(server.url + path)).text();
    const budget = budgetOf(path);
    const weights = weighPage(html, join(PROJECT, 'web/dist/client'));
    for (const [kind, bytes] of Object.entries(weights) as [keyof Weights, number][]) {
      if (bytes > budget[kind]) over.push(`${path}: ${kind} ${String(bytes)} of ${String(budget[kind])}`);
    }
  }
  expect(over).toEqual([]);
  expect(Object.keys(BUDGETS.pages).filter((path) => !paths.includes(path))).toEqual([]);
});
