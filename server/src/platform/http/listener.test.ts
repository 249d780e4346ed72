import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { errorAnswer } from '@stillgrove/contract/answers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen, type Listener } from './listener';
import { securityHeaders } from './security-headers';

async function listening(handle: Parameters<typeof listen>[0]): Promise<Listener> {
  const listener = await listen(handle, { host: 'localhost', port: 0 });
  onTestFinished(() => listener.stop());
  return listener;
}

async function exchange(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.end(sent);
  await once(socket, 'close');
  return received;
}

test('localhost answers however a browser resolves it', async () => {
  const { port } = await listening((_request, response) => response.end('here'));
  expect(await (await fetch(`http://127.0.0.1:${String(port)}`)).text()).toBe('here');
  expect(await (await fetch(`http://localhost:${String(port)}`)).text()).toBe('here');
});

test('a port that is taken is an error, not a silence', async () => {
  const { port } = await listening((_request, response) => response.end());
  await expect(listen(() => undefined, { host: 'localhost', port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});

test.each([
  ['nonsense', 'hello?\r\n\r\n', '400', 'bad-request'],
  ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, '431', 'headers-too-large'],
  ['endless headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431', 'headers-too-large'],
])('%s is answered in the one shape', async (_what, sent, status, code) => {
  const { port } = await listening((_request, response) => response.end());
  const [head = '', body = ''] = (await exchange(port, sent)).split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(errorAnswer.parse(JSON.parse(body)).code).toBe(code);
});

test('stopping answers those who knocked before and were not let in yet', async () => {
  const listener = await listening((_request, response) => response.end('here'));
  const answers = Array.from({ length: 50 }, () =>
    exchange(
      listener.port,
      'POST / HTTP/1.1\r\nHost: instance\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
    ),
  );
  // Now the system has let them in, and this process has not.
  await new Promise<void>((resolve) => {
    process.nextTick(resolve);
  });
  await listener.stop();
  for (const answer of await Promise.all(answers)) expect(answer).toContain('here');
});

test('stopping answers what is under way and takes nothing new', async () => {
  const waiting: ServerResponse[] = [];
  const listener = await listening((_request, response) => waiting.push(response));
  const url = `http://127.0.0.1:${String(listener.port)}`;
  const slow = fetch(url);
  await vi.waitFor(() => {
    expect(waiting).toHaveLength(1);
  });
  const stopped = listener.stop();
  // A connection that is still accepted gets no answer here, and gives up.
  await vi.waitFor(() =>
    expect(fetch(url, { signal: AbortSignal.timeout(300) })).rejects.toThrow('fetch failed'),
  );
  waiting[0]?.end('done');
  expect(await (await slow).text()).toBe('done');
  await stopped;
});

test('stopping does not wait for connections that a browser only keeps ready', async () => {
  const listener = await listening((_request, response) => response.end());
  const ready = connect(listener.port, '127.0.0.1');
  await once(ready, 'connect');
  const closed = once(ready, 'close');
  await listener.stop();
  await closed;
});

test('even what is no request is answered with the headers of every answer', async () => {
  const listener = await listen((_request, response) => response.end(), {
    host: 'localhost',
    port: 0,
    headers: securityHeaders({ https: true }),
  });
  onTestFinished(() => listener.stop());
  for (const sent of ['hello?\r\n\r\n', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const answer = await exchange(listener.port, sent);
    expect(answer).toContain('strict-transport-security: max-age=31536000; includeSubDomains\r\n');
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
  }
});
