import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 15_000;

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * @typedef {object} Program
 * @property {number} pid
 * @property {string} address where it is reached, as its ready line names it
 * @property {number} readyMs from its start to the ready line
 * @property {() => Promise<void>} stop
 */

/** @type {Set<ChildProcess>} */
const running = new Set();

process.on('exit', () => {
  for (const child of running) child.kill();
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/**
 * The environment of a measured program. The caller's own settings stay out of it: a DATABASE_URL or
 * an SMTP_URL of a real instance must never be measured on.
 * @param {Record<string, string>} [settings]
 * @returns {Record<string, string>}
 */
export function cleanEnvironment(settings = {}) {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(kept), NODE_ENV: 'production', ...settings };
}

/**
 * Starts a Node program that serves HTTP, and waits for the line that says it is ready and where.
 * @param {string[]} args
 * @param {{ settings?: Record<string, string>, log: string }} options file that takes its standard error
 * @returns {Promise<Program>}
 */
export async function startProgram(args, { settings, log }) {
  const errors = openSync(log, 'a');
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    env: cleanEnvironment(settings),
    stdio: ['ignore', 'pipe', errors],
  });
  closeSync(errors);
  const ended = keepTrack(child);
  const address = await readyLine(child, ended, log);
  const readyMs = performance.now() - started;
  return { pid: Number(child.pid), address, readyMs, stop: () => stop(child, ended) };
}

/**
 * Remembers a child until it has ended, so that none outlives the measurement.
 * @param {ChildProcess} child
 * @returns {Promise<void>} resolved when it has ended
 */
export function keepTrack(child) {
  running.add(child);
  return new Promise((resolve) => {
    const forget = () => {
      running.delete(child);
      resolve();
    };
    child.on('close', forget);
    child.on('error', forget);
  });
}

/**
 * @param {ChildProcess} child
 * @param {Promise<void>} ended
 * @param {string} log
 * @returns {Promise<string>}
 */
function readyLine(child, ended, log) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`a program was not ready within ${START_LIMIT_MS / 1000} s${lastLines(log)}`));
    }, START_LIMIT_MS);
    if (child.stdout === null) throw new Error('the program has no standard output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = / is ready at (http:\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    void ended.then(() => {
      clearTimeout(timer);
      reject(new Error(`a program ended before it was ready${lastLines(log)}`));
    });
  });
}

/**
 * How a log ends, for an error: the folder that holds it is soon gone.
 * @param {string} log
 */
function lastLines(log) {
  const end = readFileSync(log, 'utf8').trim().slice(-600);
  return end === '' ? '' : `: ${end}`;
}

/**
 * @param {ChildProcess} child
 * @param {Promise<void>} ended
 */
async function stop(child, ended) {
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await ended;
  clearTimeout(timer);
}
