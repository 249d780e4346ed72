import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkLink } from './check-link.mjs';

const asked: string[] = [];
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    asked.push(`${method ?? ''} ${url ?? ''}`);
    if (url === '/slow') return;
    if (url === '/old') response.writeHead(301, { location: '/here' }).end();
    else if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200).end();
    else if (url === '/shut') response.writeHead(403).end();
    else if (url === '/gone') response.writeHead(404).end();
    else response.writeHead(200).end();
  }).listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => void asked.splice(0));

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a page that is there is asked for once and not fetched', async () => {
  expect(await checkLink(`${origin}/here`)).toEqual({ verdict: 'fine', note: '' });
  expect(asked).toEqual(['HEAD /here']);
});

test.each([
  ['/no-head', 'fine', '', ['HEAD /no-head', 'GET /no-head']],
  ['/gone', 'broken', 'answers 404', ['HEAD /gone', 'GET /gone']],
  ['/shut', 'unsure', 'refuses programs (403)', ['HEAD /shut', 'GET /shut']],
] as const)('%s is %s', async (path, verdict, note, questions) => {
  expect(await checkLink(origin + path)).toEqual({ verdict, note });
  expect(asked).toEqual(questions);
});

test('a page that moved is told with its new address', async () => {
  expect(await checkLink(`${origin}/old`)).toEqual({ verdict: 'moved', note: `leads to ${origin}/here` });
});

test('a page that takes too long is left to a person', async () => {
  expect(await checkLink(`${origin}/slow`, 200)).toEqual({
    verdict: 'unsure',
    note: 'did not answer in time',
  });
});

test('a site that is not there is broken', async () => {
  expect(await checkLink('http://localhost:1/')).toMatchObject({ verdict: 'broken' });
});
