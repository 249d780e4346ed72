import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  BODY_LIMIT,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
} from '../../server/src/platform/http/limits';
import { LIMITS } from '@stillgrove/contract/limits';
import { freePort } from '../../server/src/testing/free-port';
import { hasNginx, type Nginx, startNginx, writeNginxConfig } from '../../server/src/testing/nginx';
import { startServer } from '../../server/src/testing/server-process';
import { tempFolder } from '../../server/src/testing/temp-folder';

const ROOT = join(import.meta.dirname, '../..');
const NGINX = join(ROOT, 'deploy/nginx');
/** So many answers, at least, show that there was a load. */
const ENOUGH = 300;
const config = ['nginx.conf', 'grove.conf', 'upstream.conf']
  .map((name) => readFileSync(join(NGINX, name), 'utf8'))
  .join('\n');

/** The value of a directive, in bytes or seconds where it is one of those. */
function valueOf(directive: string): number {
  const [, count = '', unit = ''] = new RegExp(`\\b${directive} (?:\\d )?(\\d+)([ksm])?;`).exec(config) ?? [];
  return Number(count) * ({ k: 1024, m: 60 }[unit] ?? 1);
}

test('nginx is as patient as the app, and hangs up first', () => {
  expect(valueOf('client_header_timeout') * 1000).toBe(HEADERS_TIMEOUT_MS);
  expect(valueOf('client_body_timeout') * 1000).toBe(REQUEST_TIMEOUT_MS);
  const [, upstream = ''] = /keepalive 64;[^}]*keepalive_timeout (\d+)s/.exec(config) ?? [];
  expect(Number(upstream) * 1000).toBeGreaterThan(0);
  expect(Number(upstream) * 1000).toBeLessThan(KEEP_ALIVE_TIMEOUT_MS);
});

test('what is a little too large is refused by the app in its own words, and nothing is put on a disk', () => {
  expect(valueOf('client_max_body_size')).toBe(2 * BODY_LIMIT);
  expect(valueOf('client_body_buffer_size')).toBe(valueOf('client_max_body_size'));
  expect(config).toContain('proxy_max_temp_file_size 0;');
});

test('what the app does is not done twice', () => {
  expect(config).not.toMatch(/gzip on|Strict-Transport|X-Frame/);
});

test('one address gets as many requests from nginx as from the gate of the app, and a burst besides', () => {
  const [, rate = '', burst = ''] = /rate=(\d+)r\/s;[^]*burst=(\d+) nodelay;/.exec(config) ?? [];
  const { tries, windowMs } = LIMITS['calls-of-address'];
  expect(Number(rate)).toBe((tries / windowMs) * 1000);
  expect(Number(burst)).toBeGreaterThanOrEqual(1000);
});

test('a redirect never leads to a name that a request brought along', () => {
  const tls = readFileSync(join(NGINX, 'server-tls.conf'), 'utf8');
  expect(tls).toContain('return 308 https://$server_name$request_uri;');
  expect(`${config}${tls}`).not.toMatch(/return 30\d[^;]*\$(?:http_)?host\b/);
});

test('the API is refused without TLS, and not led on', () => {
  const tls = readFileSync(join(NGINX, 'server-tls.conf'), 'utf8');
  expect(tls).toMatch(/listen 80;[^]*location \/api\/ \{\s*return 403;\s*\}[^]*return 308/);
});

describe.skipIf(!hasNginx)('a real nginx', () => {
  let ports: { port: number; apps: [number, number] };
  beforeAll(async () => {
    const port = () => freePort('127.0.0.1');
    ports = { port: await port(), apps: [await port(), await port()] };
  }, 120_000);

  test.each(['server.conf', 'server-tls.conf'])('reads %s', (server) => {
    const folder = tempFolder();
    onTestFinished(folder.remove);
    mkdirSync(join(folder.path, 'tls'));
    const [key, certificate] = ['privkey', 'fullchain'].map((name) => join(folder.path, `tls/${name}.pem`));
    const selfSigned = ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-subj', '/CN=grove', '-days', '1'];
    execFileSync('openssl', [...selfSigned, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
    const args = writeNginxConfig(folder.path, { ...ports, server });
    const { status, stderr } = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
    expect(stderr).not.toContain('[warn]');
    expect(status, stderr).toBe(0);
  });

  async function nginx(): Promise<Nginx> {
    const started = await startNginx(ports);
    onTestFinished(started.stop);
    return started;
  }

  async function app(port: number, handle: RequestListener): Promise<void> {
    const server = createServer(handle).listen(port, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.closeAllConnections());
    onTestFinished(() => void server.close());
  }

  test('says itself where a request comes from, and tells its log nothing about people', async () => {
    const { url, log } = await nginx();
    for (const port of ports.apps)
      await app(port, ({ headers }, response) => response.end(JSON.stringify(headers)));
    const answer = await fetch(`${url}/depression?for=ana@example.org`, {
      headers: {
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.7',
      },
    });
    const seen = (await answer.json()) as Record<string, string>;
    expect(seen).toMatchObject({
      host: `localhost:${String(ports.port)}`,
      'x-forwarded-for': expect.stringMatching(/^(127\.0\.0\.1|::1)$/),
      'x-forwarded-host': `localhost:${String(ports.port)}`,
      'x-forwarded-proto': 'http',
      'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(seen.forwarded).toBeUndefined();
    await expect.poll(() => log().length).toBe(1);
    expect(JSON.parse(log()[0] ?? '')).toMatchObject({
      requestId: seen['x-request-id'],
      method: 'GET',
      status: 200,
    });
    expect(log()[0]).not.toMatch(/127\.0\.0\.1"|::1|depression|ana/);
  });

  test('answers in words when no one is there, and when far too much is sent', async () => {
    const { url } = await nginx();
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html']);
    const call = await fetch(`${url}/api/v1/user/me`);
    expect(call.status).toBe(503);
    expect(await call.json()).toMatchObject({ success: false, code: 'away' });
    const large = await fetch(`${url}/api/v1/contact`, { method: 'POST', body: 'x'.repeat(3 * BODY_LIMIT) });
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ success: false, code: 'too-large' });
  });

  test('asks again elsewhere what changes nothing, and nothing else', async () => {
    const { url } = await nginx();
    const asked: string[] = [];
    for (const port of ports.apps)
      await app(port, (incoming) => {
        asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
        incoming.socket.destroy();
      });
    const count = async (method: string, path: string) => {
      asked.length = 0;
      const answer = await fetch(url + path, { method });
      expect(answer.status).toBe(503);
      return asked.length;
    };
    expect(await count('GET', '/')).toBe(2);
    expect(await count('POST', '/api/v1/contact')).toBe(1);
    expect(await count('POST', '/api/v1/points')).toBe(2);
  });

  test(
    'holds back a flood from one address, and lets pages with all their files through',
    { timeout: 60_000 },
    async () => {
      const { url } = await nginx();
      for (const port of ports.apps) await app(port, (_request, response) => response.end('a page'));
      const page = await Promise.all(Array.from({ length: 200 }, () => ask(url, 'GET')));
      expect(new Set(page)).toEqual(new Set([200]));

      const held: Socket[] = [];
      onTestFinished(() => {
        for (const socket of held) socket.destroy();
      });
      // A burst that never waits for its answers. How soon it is too much depends on the machine.
      const flood = 'GET /flood HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2_000);
      let heldBack = '';
      for (let count = 0; count < 8; count += 1) {
        const socket = connect(ports.port, 'localhost', () => socket.write(flood));
        socket.on('data', (data: Buffer) => {
          const text = data.toString('latin1');
          if (heldBack === '' && text.includes('HTTP/1.1 429'))
            heldBack = text.slice(text.indexOf('HTTP/1.1 429'));
        });
        socket.on('error', () => undefined);
        held.push(socket);
      }
      await expect.poll(() => heldBack, { timeout: 40_000 }).toContain('Please wait a moment');
      expect(heldBack).toMatch(/retry-after: 10/i);
      for (const socket of held) socket.destroy();
      await expect.poll(() => ask(url, 'GET'), { timeout: 10_000 }).toBe(200);
    },
  );

  test(
    'loses no page and no award while one process after the other is restarted',
    { timeout: 120_000 },
    async () => {
      const folder = tempFolder();
      onTestFinished(folder.remove);
      const env = { DATA_DIR: folder.path, TRUST_PROXY: 'true', RATE_LIMIT_FACTOR: '1000000' };
      const start = (port: number) =>
        startServer({ entry: join(ROOT, 'server/dist/main.js'), env: { ...env, PORT: String(port) } });
      const running = [await start(ports.apps[0]), await start(ports.apps[1])];
      onTestFinished(async () => {
        for (const server of running) await server.end('SIGTERM');
      });
      const { url } = await nginx();
      const statuses = new Map<string, number>();
      const answered = () => [...statuses.values()].reduce((sum, count) => sum + count, 0);
      let over = false;
      // A slow machine answers fewer in the time of two restarts, and goes on for as long as it needs.
      const visit = async () => {
        for (let turn = 0; !over || answered() <= ENOUGH; turn += 1) {
          const method = turn % 2 === 0 ? 'GET' : 'POST';
          const status = await ask(`${url}${method === 'GET' ? '/' : '/api/v1/points'}`, method);
          const key = `${method} ${String(status)}`;
          statuses.set(key, (statuses.get(key) ?? 0) + 1);
          // A load, and no flood: that is the next test.
          await pause(5);
        }
      };
      const visitors = Array.from({ length: 4 }, visit);
      for (const index of [0, 1]) {
        await running[index]?.end('SIGTERM');
        running[index] = await start(ports.apps[index] ?? 0);
      }
      over = true;
      await Promise.all(visitors);
      // No one is signed in, which each process says in time.
      expect([...statuses.keys()].sort()).toEqual(['GET 200', 'POST 401']);
      expect(answered()).toBeGreaterThan(ENOUGH);
    },
  );
});

/** @returns the status, or what went wrong with the connection */
async function ask(url: string, method: string): Promise<string | number> {
  try {
    const body = method === 'POST' ? { body: '{"email":"no one"}' } : {};
    const answer = await fetch(url, { method, headers: { 'content-type': 'application/json' }, ...body });
    await answer.text();
    return answer.status;
  } catch (error) {
    return String(error);
  }
}
