import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { cleanEnvironment, keepTrack } from './program.mjs';

/**
 * Runs one of the heavy tools in a process of its own, so that it shares no event loop with what it
 * measures nor with the other tools.
 * @param {string} name of a file in tools/
 * @param {unknown} job given to it as JSON on standard input
 * @param {{ limitMs: number }} options
 * @returns {Promise<any>} what it answers as JSON on standard output
 */
export async function runTool(name, job, { limitMs }) {
  const file = fileURLToPath(new URL(`../tools/${name}.mjs`, import.meta.url));
  const child = spawn(process.execPath, [file], { env: cleanEnvironment(), stdio: 'pipe' });
  const ended = keepTrack(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (errors += String(data)));
  child.stdin.end(JSON.stringify(job));
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill('SIGTERM');
  }, limitMs);
  await ended;
  clearTimeout(timer);
  if (late) throw new Error(`${name} took longer than ${limitMs / 1000} s`);
  if (child.exitCode !== 0) throw new Error(`${name} failed: ${errors.trim().slice(-600)}`);
  return JSON.parse(output);
}
