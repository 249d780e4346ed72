import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PROJECT } from './project.mjs';

/** What the bundled server loads from beside itself; server/vite.config.ts leaves these out of its one file. */
const NATIVE = ['better-sqlite3', '@node-rs/argon2'];

/** Names of packages that only fetch or compile another one while it is installed. */
const ONLY_TO_INSTALL = ['prebuild-install'];

/** Of a package that was compiled here: its sources, and what the compiler left behind. */
const ONLY_TO_COMPILE = /^(?:src|deps|binding\.gyp|build\/(?!Release(?:\/better_sqlite3\.node)?$).*)$/;

/**
 * Copies what the product needs to run, and nothing else: the two builds, the compiled packages, the
 * check of readiness and the licences. The builds must be fresh.
 * @param {string} folder absolute; made when absent
 */
export function writeProductTree(folder) {
  mkdirSync(folder, { recursive: true });
  const put = (/** @type {string} */ path, to = path) => {
    cpSync(join(PROJECT, path), join(folder, to), { recursive: true, dereference: true, filter: isRun });
  };
  put('server/dist');
  put('web/dist');
  for (const name of withDependencies(NATIVE)) putPackage(folder, name);
  put('deploy/is-ready.mjs', 'is-ready.mjs');
  put('LICENSE');
  put('web/src/fonts/LICENSE.md', 'LICENSE-fonts.md');
  const { name, version, license, type } = manifest('package.json');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, license, type }));
}

/** Maps of the sources and stamps of the build help no one where it runs. */
function isRun(/** @type {string} */ path) {
  return !path.endsWith('.map') && basename(path) !== '.built-from';
}

/**
 * @param {string} folder
 * @param {string} name
 */
function putPackage(folder, name) {
  const from = join(PROJECT, 'node_modules', name);
  cpSync(from, join(folder, 'node_modules', name), {
    recursive: true,
    filter: (path) => !ONLY_TO_COMPILE.test(path.slice(from.length + 1)),
  });
}

/**
 * @param {readonly string[]} names
 * @returns {string[]} these packages and all that they load
 */
function withDependencies(names) {
  return names.flatMap((name) => {
    const { dependencies = {}, optionalDependencies = {} } = manifest(`node_modules/${name}/package.json`);
    // Optional ones are the compiled files for other machines; those that are here are this machine's.
    const loaded = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (other) => !ONLY_TO_INSTALL.includes(other) && existsSync(join(PROJECT, 'node_modules', other)),
    );
    return [name, ...withDependencies(loaded)];
  });
}

/** @param {string} path of a package.json in the project */
function manifest(path) {
  return JSON.parse(readFileSync(join(PROJECT, path), 'utf8'));
}
