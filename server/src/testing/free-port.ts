import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The first and last port to choose from. All are below those that systems hand out to outgoing
 * connections (32768 and more on Linux, 16000 and more in some sandboxes), or a browser's connection could
 * take the port while its server is away. Browsers refuse port 10080, which the Fetch standard calls bad.
 */
const [FIRST, LAST] = [10_081, 15_900];

/** A file for each port that was given to a process, with its id, so that two that look at once do not get the same. */
const GIVEN = join(tmpdir(), `stillgrove-ports-${String(process.getuid?.() ?? '')}`);

/**
 * A port of this machine that no one listens on, for a server that stops and comes back. Until this process ends, no
 * other one is given it.
 * @param host the name it will listen on
 */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (take(port) && (await canListen(port, host))) return port;
  }
}

function take(port: number): boolean {
  mkdirSync(GIVEN, { recursive: true });
  const file = join(GIVEN, String(port));
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    // It is free for the next one who asks.
    if (!holds(file)) rmSync(file, { force: true });
    return false;
  }
  process.once('exit', () => rmSync(file, { force: true }));
  return true;
}

/** Whether the process that was given the port still runs. */
function holds(file: string): boolean {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
}

async function canListen(port: number, host: string): Promise<boolean> {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
