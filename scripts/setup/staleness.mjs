import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project.mjs';

/**
 * A hash over the content of files and folders of the project.
 * @param {readonly string[]} paths relative to the project
 */
export function contentHash(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, join(PROJECT, path));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addTo(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (name !== 'dist' && name !== 'node_modules') addTo(hash, join(path, name));
    return;
  }
  if (path.endsWith('.test.ts')) return;
  hash.update(path.slice(PROJECT.length)).update(readFileSync(path));
}

/**
 * Whether a build was made from other sources than those that are here now.
 * @param {string} stamp file that remembers the sources of the last build
 * @param {string} hash
 */
export function isStale(stamp, hash) {
  const file = join(PROJECT, stamp);
  return !existsSync(file) || readFileSync(file, 'utf8') !== hash;
}

/**
 * @param {string} stamp
 * @param {string} hash
 */
export function markBuilt(stamp, hash) {
  writeFileSync(join(PROJECT, stamp), hash);
}
