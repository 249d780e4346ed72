import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';

export type BrokenProxy = {
  /** For the browser's settings. */
  readonly url: string;
  /** From now on answers to these paths break off in their middle; null mends the proxy. */
  breakOff(paths: RegExp | null): void;
  /** From now on requests get no answer where this says so; never those for a page itself. */
  lose(isLost: () => boolean): void;
  stop(): Promise<void>;
};

/** A proxy as in a hotel or a train: it passes on what is asked for, until it does not. */
export async function startBrokenProxy(): Promise<BrokenProxy> {
  let broken: RegExp | null = null;
  let isLost = () => false;
  const server = createServer((asked, answer) => {
    const target = new URL(asked.url ?? '');
    const { method, headers } = asked;
    const wanted = headers['sec-fetch-dest'];
    // A journey's own requests do not say what they are for.
    if (wanted !== undefined && wanted !== 'document' && isLost()) {
      answer.destroy();
      return;
    }
    const passed = forward(target, { method, headers }, (came) => {
      const parts: Buffer[] = [];
      came.on('data', (part: Buffer) => parts.push(part));
      came.on('end', () => {
        const body = Buffer.concat(parts);
        const { 'transfer-encoding': _chunked, ...kept } = came.headers;
        answer.writeHead(came.statusCode ?? 502, { ...kept, 'content-length': body.length });
        if (!broken?.test(target.pathname)) answer.end(body);
        else answer.write(body.subarray(0, body.length / 2), () => answer.destroy());
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    breakOff: (paths) => {
      broken = paths;
    },
    lose: (says) => {
      isLost = says;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
