import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const NOT_COPIED =
  /(?:^|\/)(?:node_modules|dist|\.git|data|sandbox|test-results)(?:\/|$)|^docs\/(?!safeguarding\.md$)/;

export type ProjectCopy = {
  /** Absolute path of the copy's folder. */
  readonly folder: string;
  /** Runs JavaScript in the copy's folder. @returns what it wrote to standard output */
  run(script: string): Promise<string>;
  /** Builds web and server. */
  build(): Promise<void>;
  remove(): Promise<void>;
};

/** Copies the sources into a temporary folder, to change and build them there. Installed packages are linked. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'stillgrove-copy-'));
  await cp(PROJECT, folder, {
    recursive: true,
    filter: (path) => !NOT_COPIED.test(relative(PROJECT, path)),
  });
  // The workspaces among the packages are those of the copy.
  const workspaces = '@stillgrove';
  await mkdir(join(folder, 'node_modules', workspaces), { recursive: true });
  const link = (from: string, name: string) => symlink(from, join(folder, 'node_modules', name));
  for (const name of await readdir(join(PROJECT, 'node_modules')))
    if (name !== workspaces) await link(join(PROJECT, 'node_modules', name), name);
  for (const name of await readdir(join(PROJECT, 'node_modules', workspaces)))
    await link(join(folder, name), join(workspaces, name));

  const run = async (script: string) => {
    const args = ['--input-type=module', '--eval', script];
    return (await promisify(execFile)(process.execPath, args, { cwd: folder })).stdout;
  };
  return {
    folder,
    run,
    build: async () => void (await run(`(await import('./scripts/setup/build.mjs')).buildWhatIsStale()`)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
