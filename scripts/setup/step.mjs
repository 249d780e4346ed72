import { spawn } from 'node:child_process';
import { PROJECT } from './project.mjs';

/**
 * Runs a program of the project and waits for it. What it prints is shown only when it fails, or as it
 * comes when `loud`.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ loud?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { loud = false, env = {}, cwd = PROJECT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ data) => {
        output += String(data);
        if (loud) process.stdout.write(data);
      });
    }
    child.on('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * A long piece of work with its name and its time on the screen.
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const started = performance.now();
  console.log(`· ${name} …`);
  const result = await work();
  console.log(`  ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
