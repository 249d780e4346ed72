import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderedPage } from '@stillgrove/contract/pages';
import { build } from 'vite';
import { tempFolder } from './temp-folder';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));

const EMPTY_PAGE: RenderedPage = {
  status: 200,
  html: '<!doctype html>',
  scriptHashes: [],
  styleHashes: [],
  data: null,
};

/** As little of a web build as the server starts with. */
const WEB_BUNDLE = `export const pages = {
  paths: ['/'],
  forOperators: [],
  withData: [],
  indexed: [],
  articles: 8,
  redirects: {},
  render: () => Promise.resolve(${JSON.stringify(EMPTY_PAGE)}),
};`;

export type BuiltServer = { readonly entry: string; remove(): void };

/** Builds the server as it is published, into a folder of its own, beside a web build of one empty page. */
export async function buildServer(): Promise<BuiltServer> {
  const folder = tempFolder();
  const entry = join(folder.path, 'server/dist/main.js');
  const web = join(folder.path, 'web/dist');
  for (const path of [dirname(entry), join(web, 'client'), join(web, 'ssr')])
    mkdirSync(path, { recursive: true });
  writeFileSync(join(folder.path, 'package.json'), '{"type":"module"}');
  writeFileSync(join(web, 'ssr/entry-server.js'), WEB_BUNDLE);
  // And nothing else: a bundle that asked for more would fail where it is installed.
  mkdirSync(join(folder.path, 'node_modules'));
  for (const name of ['better-sqlite3', '@node-rs'])
    symlinkSync(join(SERVER, '../node_modules', name), join(folder.path, 'node_modules', name));
  await build({
    root: SERVER,
    configFile: join(SERVER, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: dirname(entry), emptyOutDir: true, sourcemap: false },
  });
  return { entry, remove: folder.remove };
}
