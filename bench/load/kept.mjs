import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, isMade: boolean, noteMade: () => void }} Kept */

/**
 * A folder whose database is made once and measured again and again.
 * @param {string} path
 * @param {import('./people.mjs').Size} size
 * @returns {Kept}
 */
export function keptFolder(path, { people, events }) {
  const note = join(path, 'made.json');
  const wanted = JSON.stringify({ people, events });
  const isMade = existsSync(note);
  if (isMade && readFileSync(note, 'utf8') !== wanted) {
    throw new Error(`${path} holds a database of another size: ${readFileSync(note, 'utf8')}`);
  }
  if (!isMade && existsSync(path)) {
    throw new Error(`${path} holds a database that was not finished. Remove it, or name another folder.`);
  }
  mkdirSync(path, { recursive: true });
  return { path, isMade, noteMade: () => writeFileSync(note, wanted) };
}
