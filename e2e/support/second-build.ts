import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const NOT_BUILT_FROM = /(?:^|\/)(?:node_modules|dist|\.git|e2e|bench)(?:\/|$)|^docs\/(?!safeguarding\.md$)/;

export type SecondBuild = {
  /** The first script of its server. */
  readonly entry: string;
  remove(): Promise<void>;
};

/**
 * Builds the product once more after a change of its sources, as it is when an operator brings a new
 * version.
 *
 * @param file relative to the project, of which `before` becomes `after`
 */
export async function buildAgain(file: string, before: string, after: string): Promise<SecondBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'grove-build-'));
  await cp(PROJECT, folder, {
    recursive: true,
    filter: (path) => !NOT_BUILT_FROM.test(relative(PROJECT, path)),
  });
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  const text = await readFile(join(folder, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not say "${before}".`);
  await writeFile(join(folder, file), text.replace(before, after));
  const build = pathToFileURL(join(folder, 'scripts/setup/build.mjs')).href;
  const script = `(await import(${JSON.stringify(build)})).buildWhatIsStale()`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return {
    entry: join(folder, 'server/dist/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
