import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type SilentProxy = {
  readonly port: number;
  /** Passes nothing on any more over the connections of this moment, which stay open; new ones work. */
  fallSilent(): void;
  /** What came over the connections that are silent, as text. */
  swallowed(): string;
  /** Connections that pass bytes on. */
  count(): number;
  stop(): Promise<void>;
};

/** Stands between a client and a server of this machine, as a network that may swallow packets. */
export async function startSilentProxy(port: number): Promise<SilentProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  const silent: Socket[] = [];
  let swallowed = '';
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const pair = [near, far] as const;
    pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on('error', () => {
        for (const one of pair) one.destroy();
      });
      socket.once('close', () => pairs.delete(pair));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        near
          .on('data', (bytes: Buffer) => {
            swallowed += bytes.toString('latin1');
          })
          .resume();
        far.pause();
        silent.push(near, far);
      }
      pairs.clear();
    },
    swallowed: () => swallowed,
    count: () => pairs.size,
    async stop() {
      for (const socket of [...silent, ...[...pairs].flat()]) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
