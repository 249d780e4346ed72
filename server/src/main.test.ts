import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type BuiltServer, buildServer } from './testing/built-server';
import { freePort } from './testing/free-port';
import { type ServerProcess, startServer } from './testing/server-process';
import { tempFolder } from './testing/temp-folder';

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => {
  built.remove();
});

function dataDir(): string {
  const folder = tempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

async function running(env: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServer({ entry: built.entry, env: { DATA_DIR: dataDir(), ...env } });
  onTestFinished(async () => {
    await server.end('SIGKILL');
  });
  return server;
}

/** Runs a server that is expected to stop by itself. */
async function failing(env: Record<string, string>): Promise<{ code: number | null; told: string }> {
  const child = spawn(process.execPath, [built.entry], { env: { PATH: process.env.PATH, ...env } });
  const [told] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, told };
}

/** Begins a sign-in and keeps the last byte of its body back. Resolves once the server has its headers. */
async function halfSent({ port }: ServerProcess) {
  const body = JSON.stringify({ email: 'ana@example.org', password: 'a quiet morning' });
  const agent = new Agent({ keepAlive: true });
  const call = request({
    port,
    agent,
    method: 'POST',
    path: '/api/v1/user/login',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  // A server that ends at once hangs up.
  call.on('error', () => undefined);
  const begun = once(call, 'continue');
  call.flushHeaders();
  await begun;
  call.write(body.slice(0, -1));
  return {
    async finish() {
      const answered = once(call, 'response') as Promise<[IncomingMessage]>;
      call.end(body.slice(-1));
      const [answer] = await answered;
      return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
    },
  };
}

/** Resolves once no one new is let in. */
async function expectClosed({ url }: ServerProcess): Promise<void> {
  const isOpen = () =>
    fetch(`${url}/healthz`, { headers: { connection: 'close' } }).then(
      () => true,
      () => false,
    );
  await expect.poll(isOpen).toBe(false);
}

test('it says where it is reached, and is', async () => {
  const { url } = await running();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('what is loaded only when someone asks for it is in the bundle', async () => {
  const { url } = await running();
  const answer = await fetch(`${url}/api/openapi.json`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
});

test('on SIGTERM a request under way is answered in full, and then the process ends well', async () => {
  const server = await running();
  const slow = await halfSent(server);
  const ended = server.end('SIGTERM');
  await expectClosed(server);
  expect(await slow.finish()).toMatchObject({ status: 401, connection: 'close' });
  expect(await ended).toBe(0);
  expect(server.errors()).toBe('');
});

test('connections that wait for nothing do not delay the stop', async () => {
  const server = await running();
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(
    request({ port: server.port, agent, path: '/healthz' }).end(),
    'response',
  )) as [IncomingMessage];
  await text(answer);
  // It would end with another code if it had to cut the connection off when its patience was over.
  expect(await server.end('SIGINT')).toBe(0);
  expect(server.errors()).toBe('');
  agent.destroy();
});

test('a second signal ends it at once', async () => {
  const server = await running();
  await halfSent(server);
  process.kill(server.pid, 'SIGTERM');
  await expectClosed(server);
  expect(await server.end('SIGTERM')).toBe(1);
});

test('asked to stop, it serves on for the time that a load balancer needs to notice', async () => {
  // Longer than the test takes, so that nothing of it depends on the speed of the machine.
  const server = await running({ STOP_DELAY_SECONDS: '300' });
  process.kill(server.pid, 'SIGTERM');
  const ready = () => fetch(`${server.url}/readyz`);
  await expect.poll(async () => (await ready()).status).toBe(503);
  expect(await (await ready()).json()).toMatchObject({ code: 'not-ready', reason: 'stopping' });
  // Each on a connection of its own: no one is turned away before the time is over.
  for (let asked = 0; asked < 20; asked += 1) {
    const answer = await fetch(server.url, { headers: { connection: 'close' } });
    expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html>']);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.errors()).toBe('');
});

test('after that time it ends by itself', async () => {
  const server = await running({ STOP_DELAY_SECONDS: '1' });
  expect(await server.end('SIGTERM')).toBe(0);
  expect(server.errors()).toBe('');
});

test('metrics are told on a port of their own until the end, and nothing else is', async () => {
  const port = await freePort('localhost');
  const metrics = `http://localhost:${String(port)}`;
  const server = await running({ METRICS_PORT: String(port), STOP_DELAY_SECONDS: '1' });
  await fetch(server.url);
  await fetch(`${server.url}/api/v1/user/me`);
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('stillgrove');
  const answer = await fetch(`${metrics}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  expect(text).toContain('stillgrove_http_requests_total{method="GET",route="/",status="200"} 1\n');
  expect(text).toContain(
    'stillgrove_http_requests_total{method="GET",route="/api/v1/user/me",status="200"} 1\n',
  );
  expect(text).toMatch(/^stillgrove_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]+"\} 1$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds 0\.\d+$/m);
  for (const path of ['/', '/readyz']) expect((await fetch(metrics + path)).status).toBe(404);
  const ended = server.end('SIGTERM');
  expect((await fetch(`${metrics}/metrics`)).status).toBe(200);
  expect(await ended).toBe(0);
  await expect(fetch(`${metrics}/metrics`)).rejects.toThrow();
});

test.each(['PORT', 'METRICS_PORT'])('a taken port is named by its setting: %s', async (setting) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const { code, told } = await failing({ DATA_DIR: dataDir(), PORT: '0', [setting]: String(port) });
  expect(told).toBe(
    `Port ${String(port)} is taken by another program. Stop that program or set ${setting} to another number.\n`,
  );
  expect(code).toBe(1);
});

test('a wrong setting is named', async () => {
  const { code, told } = await failing({ PORT: 'eighty' });
  expect(told).toBe('PORT is "eighty", but it must be a whole number from 0 to 65535.\n');
  expect(code).toBe(1);
});

test('a database that is none is named', async () => {
  const folder = dataDir();
  writeFileSync(join(folder, 'stillgrove.db'), 'Dear diary, '.repeat(100));
  const { code, told } = await failing({ DATA_DIR: folder });
  expect(told).toMatch(
    /^\S+stillgrove\.db is not a SQLite database\. Move the file away, or set DATABASE_URL to another database\.\n$/,
  );
  expect(code).toBe(1);
});

test('an address of another machine is named', async () => {
  const { code, told } = await failing({ DATA_DIR: dataDir(), HOST: '203.0.113.1' });
  expect(told).toContain('HOST is "203.0.113.1", but this machine has no such address.');
  expect(code).toBe(1);
});
