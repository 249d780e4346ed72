import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NO_PAGES } from '../../testing/no-pages';
import { testApp } from '../../testing/test-app';
import type { webManifest } from './manifest';

const PUBLIC_URL = 'https://grove.example.org';

const pages = {
  ...NO_PAGES,
  bundle: { ...NO_PAGES.bundle, indexed: ['/', '/help', '/panicdisorder'] },
};

const instance = () => testApp({ env: { PUBLIC_URL }, pages });

test('search engines are told what to visit', async () => {
  const { visitor } = await instance();
  const answer = await visitor().get('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /operator',
    'Allow: /',
    '',
    'Sitemap: https://grove.example.org/sitemap.xml',
    '',
  ]);
});

test('the sitemap lists every public page with its whole address', async () => {
  const { visitor } = await instance();
  const answer = await visitor().get('/sitemap.xml');
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(answer.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset /);
  expect([...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)).toEqual([
    `${PUBLIC_URL}/`,
    `${PUBLIC_URL}/help`,
    `${PUBLIC_URL}/panicdisorder`,
  ]);
});

test('whoever finds a weak spot learns whom to tell', async () => {
  const { visitor, db, clock } = await instance();
  const value = JSON.stringify({ email: 'care@example.org' });
  await db.insertInto('settings').values({ name: 'site', value, version: 1 }).execute();
  clock.advance(40 * 86_400_000);
  const answer = await visitor().get('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    [
      'Contact: mailto:care@example.org',
      'Expires: 2028-03-04T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://grove.example.org/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a browser can install the instance, under the name that the operator gave it', async () => {
  const { visitor, db } = await instance();
  const value = JSON.stringify({ name: 'Quiet Hill' });
  await db.insertInto('settings').values({ name: 'site', value, version: 1 }).execute();
  const answer = await visitor().get('/manifest.webmanifest');
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = answer.json<ReturnType<typeof webManifest>>();
  expect(manifest).toMatchObject({ name: 'Quiet Hill', start_url: '/', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/breathing', '/help', '/reward']);
  const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons);
  expect(new Set(shortcutIcons.map(({ src }) => src)).size).toBe(manifest.shortcuts.length);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons]) {
    const file = readFileSync(join(import.meta.dirname, '../../../../web/public', src));
    if (sizes !== 'any') expect(sizeOf(file), src).toBe(sizes);
  }
});

/** Width and height as the head of a PNG or JPEG file has them. */
function sizeOf(file: Buffer): string {
  if (file.subarray(1, 4).toString() === 'PNG')
    return `${String(file.readUInt32BE(16))}x${String(file.readUInt32BE(20))}`;
  let at = 2;
  while (![0xc0, 0xc2].includes(file[at + 1] ?? 0)) at += 2 + file.readUInt16BE(at + 2);
  return `${String(file.readUInt16BE(at + 7))}x${String(file.readUInt16BE(at + 5))}`;
}

test('the old place leads to the new one', async () => {
  const { visitor } = await instance();
  const answer = await visitor().get('/security.txt');
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/.well-known/security.txt']);
});

test('these files carry the headers of every answer, and take no other method', async () => {
  const { visitor } = await instance();
  for (const url of ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/.well-known/security.txt']) {
    expect((await visitor().get(url)).headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
    expect((await visitor().post(url, {})).statusCode, url).toBe(405);
  }
});
