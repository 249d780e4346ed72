import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first and last port to choose from. All are below those that systems hand out to outgoing
 * connections (32768 and more on Linux, 16000 and more in some sandboxes), or a browser's connection could
 * take the port while its server is away. Browsers refuse port 10080, which the Fetch standard calls bad.
 */
const [FIRST, LAST] = [10_081, 15_900];

/**
 * A port of this machine that no one listens on, for a server that stops and comes back.
 * @param host the name it will listen on
 */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await canListen(port, host)) return port;
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
