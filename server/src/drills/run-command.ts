import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DatabaseLocation } from '../db/location';

const PRODUCT = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * Runs a command of the built product, such as `backup.js`, to its end.
 *
 * @returns what it printed
 * @throws with what it said when it failed
 */
export async function runCommand(
  name: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [PRODUCT + name, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${name} failed: ${output}`);
  return output;
}

/** The settings that name a database. */
export function settingsFor(location: DatabaseLocation, folder: string): Record<string, string> {
  const url = location.engine === 'postgres' ? location.url : `sqlite:${location.path}`;
  return { DATA_DIR: folder, DATABASE_URL: url };
}
