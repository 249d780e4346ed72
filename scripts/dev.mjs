// npm run dev: runs server and web, and reloads them on every change.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildWhatIsStale } from './setup/build.mjs';
import { installPackages } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { PROJECT } from './setup/project.mjs';

requireNode();
await installPackages();
// The server renders pages from a web build; the one that is being worked on is served by Vite.
await buildWhatIsStale();

const VITE = join(PROJECT, 'node_modules/vite/bin/vite.js');

/** @type {[folder: string, args: string[]][]} */
const COMMANDS = [
  ['server', [VITE, 'build', '--watch', '--logLevel', 'warn']],
  ['.', ['--watch', '--watch-preserve-output', 'server/dist/main.js']],
  ['web', [VITE, '--port', '5173']],
];
const programs = COMMANDS.map(([folder, args]) =>
  spawn('node', args, { cwd: join(PROJECT, folder), stdio: 'inherit' }),
);

console.log('Open http://localhost:5173; it reloads on every change. The API is at http://localhost:3000.');

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    for (const program of programs) program.kill(signal);
  });
}
await Promise.all(programs.map((program) => new Promise((resolve) => program.on('exit', resolve))));
