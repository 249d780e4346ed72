import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endProcess } from './child-process';
import { tempFolder } from './temp-folder';

const SHIPPED = fileURLToPath(new URL('../../../deploy/nginx/', import.meta.url));
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export type Nginx = {
  readonly port: number;
  readonly url: string;
  /** The lines of its access log so far. */
  log(): string[];
  stop(): Promise<void>;
};

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/**
 * Writes the shipped configuration into a folder, with other ports and nothing else changed.
 *
 * @param options.server the shipped file to serve by
 * @returns arguments that make nginx use it
 */
export function writeNginxConfig(
  folder: string,
  options: { port: number; apps: readonly [number, number]; server?: string },
): string[] {
  const { port, apps, server = 'server.conf' } = options;
  const shipped = (name: string) => readFileSync(join(SHIPPED, name), 'utf8');
  for (const name of ['nginx.conf', 'grove.conf']) copyFileSync(join(SHIPPED, name), join(folder, name));
  const upstream = shipped('upstream.conf')
    .replaceAll(':3001', `:${String(apps[0])}`)
    .replaceAll(':3002', `:${String(apps[1])}`);
  const serving = shipped(server)
    .replaceAll(':8080', `:${String(port)}`)
    .replaceAll(' 8080', ` ${String(port)}`)
    .replaceAll('/var/log/nginx/', `${folder}/`);
  const temp = TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/${name};\n`).join('');
  writeFileSync(join(folder, 'upstream.conf'), upstream);
  writeFileSync(join(folder, 'server.conf'), temp + serving);
  return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', `pid ${folder}/nginx.pid;`];
}

/**
 * Starts a real nginx by the shipped configuration in front of two processes of the app.
 *
 * @param options.port where it listens
 * @param options.apps ports of the processes; they need not be there yet
 */
export async function startNginx(options: { port: number; apps: readonly [number, number] }): Promise<Nginx> {
  const folder = tempFolder();
  // The folders of a test are closed to other accounts, and nginx works as one.
  execFileSync('chmod', ['755', folder.path]);
  const args = writeNginxConfig(folder.path, options);
  const daemon = spawn('nginx', [...args.slice(0, -1), `${args.at(-1) ?? ''} daemon off;`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isListening(options.port))) {
    if (daemon.exitCode !== null) throw new Error('nginx did not start');
    await pause(20);
  }
  return {
    port: options.port,
    url: `http://localhost:${String(options.port)}`,
    log: () => readFileSync(join(folder.path, 'access.log'), 'utf8').trim().split('\n'),
    async stop() {
      await endProcess(daemon, 'SIGQUIT');
      folder.remove();
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once('connect', () => {
      tell(true);
    });
    socket.once('error', () => {
      tell(false);
    });
  });
}
