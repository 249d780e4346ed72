import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from './program.mjs';

const SERVER = fileURLToPath(new URL('../tools/canned-server.mjs', import.meta.url));

/** @typedef {{ headers: Record<string, string>, body: Buffer }} Answer */

/**
 * Serves fixed answers from a bare node:http server in a process of its own, and stops it afterwards.
 * @template Result
 * @param {Record<string, Answer>} answers by path
 * @param {{ folder: string, name: string }} where the answers are handed over
 * @param {(server: import('./program.mjs').Program) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withCanned(answers, { folder, name }, work) {
  const file = join(folder, `${name}.json`);
  const written = Object.entries(answers).map(([path, { headers, body }]) => [
    path,
    { headers, body: body.toString('base64') },
  ]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(written)));
  const server = await startProgram([SERVER, file], { log: join(folder, `${name}.log`) });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}
