import type { RequestListener } from 'node:http';
import { type VideosAnswer, videosAnswer } from '@stillgrove/contract/videos';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { flood, json, upstreamDouble, redirect, status } from '../../testing/upstream-double';
import { testApp, type TestApp } from '../../testing/test-app';

const URL = '/api/v1/videos';
const FAILED = 'an upstream service did not answer';
const KEY = 'secret-key-42';

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

const picture =
  (type: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(JPEG);
  };

const item = (videoId: string, title: string, thumbnails: object = {}) => ({
  snippet: { title, resourceId: { videoId }, thumbnails },
});

const xml =
  (body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/xml' }).end(body);
  };

const feed = (entries: string, prologue = '<?xml version="1.0" encoding="UTF-8"?>') =>
  `${prologue}<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns:media="http://search.yahoo.com/mrss/" xmlns="http://www.w3.org/2005/Atom"><title>The list</title>${entries}</feed>`;

const entry = (id: string, title: string, thumbnail = '') =>
  `<entry><id>yt:video:${id}</id><yt:videoId>${id}</yt:videoId><title>${title}</title><media:group><media:title>other</media:title>${thumbnail}</media:group></entry>`;

async function videos({ visitor }: Pick<TestApp, 'visitor'>) {
  const answer = await visitor().get(URL);
  expect(answer.statusCode).toBe(200);
  const body = answer.json<VideosAnswer>();
  expect(z.safeParse(videosAnswer, body).error?.message).toBeUndefined();
  return body.videos;
}

/** The app over a double of the platform, with or without a key. */
async function cinema(how: RequestListener, env: Record<string, string> = {}) {
  const double = await upstreamDouble(how);
  const bases = { VIDEOS_API_BASE: `${double.url}/api`, VIDEOS_FEED_BASE: `${double.url}/feeds` };
  const instance = await testApp({ env: { ...bases, VIDEOS_PLAYLIST_ID: 'PLcalm', ...env } });
  return { ...instance, double };
}

async function listed(instance: Pick<TestApp, 'visitor'>) {
  return vi.waitFor(async () => {
    const list = await videos(instance);
    expect(list[0]?.kind).toBe('video');
    return list;
  });
}

test('the first visitor of a new instance is shown the playlist of a platform that is up', async () => {
  const instance = await cinema(xml(feed(entry('calm-1', 'Rain'))));
  expect((await videos(instance)).map(({ title }) => title)).toEqual(['Rain']);
});

test('while nothing else is there, at least twelve scenes of our own are shown', async () => {
  const instance = await cinema(status(500));
  instance.log.expect(FAILED);
  const scenes = await videos(instance);
  expect(scenes.length).toBeGreaterThanOrEqual(12);
  expect(new Set(scenes.map(({ kind }) => kind))).toEqual(new Set(['scene']));
  expect(scenes[0]).toEqual({
    id: 'rain-on-the-pond',
    kind: 'scene',
    title: 'Rain on the pond',
    thumbnail: '/scenes/rain-on-the-pond.svg',
    link: '/video?scene=rain-on-the-pond',
  });
});

test('with a key the playlist items are asked for, and the key is never told to anyone', async () => {
  const instance = await cinema(
    json({
      items: [
        item('a-1', 'Rain &amp; birds', { high: { url: 'https://i.ytimg.com/vi/a-1/hqdefault.jpg' } }),
        item('b_2', '静かな海', { default: { url: 'https://i.ytimg.com/vi/b_2/default.jpg' } }),
        item('c3', 'Without a picture'),
        item('d4', 'Foreign picture', { high: { url: 'https://tracker.example.org/d4.jpg' } }),
        item('e5', 'Private video'),
        item('bad id!', 'Bad id'),
        {},
      ],
    }),
    { YOUTUBE_API_KEY: KEY },
  );
  expect(await listed(instance)).toEqual([
    {
      id: 'a-1',
      kind: 'video',
      title: 'Rain & birds',
      thumbnail: '/api/v1/videos/a-1/thumbnail',
      link: 'https://www.youtube.com/watch?v=a-1',
    },
    expect.objectContaining({ id: 'b_2', title: '静かな海', thumbnail: '/api/v1/videos/b_2/thumbnail' }),
    expect.objectContaining({ id: 'c3', thumbnail: null }),
    expect.objectContaining({ id: 'd4', thumbnail: null }),
  ]);
  expect(instance.double.asked).toEqual([
    `/api/playlistItems?part=snippet&playlistId=PLcalm&maxResults=20&key=${KEY}`,
  ]);
  expect(JSON.stringify(await instance.db.selectFrom('outside_answers').selectAll().execute())).not.toContain(
    KEY,
  );
});

test('a key that is refused is not in the log', async () => {
  const instance = await cinema(status(403), { YOUTUBE_API_KEY: KEY });
  instance.log.expect(FAILED);
  await videos(instance);
  await vi.waitFor(() =>
    expect(instance.log.unexpected().length + instance.log.lines.length).toBeGreaterThan(1),
  );
  expect(JSON.stringify(instance.log.lines)).not.toContain(KEY);
});

test('without a key the public feed is read', async () => {
  const thumbnail = '<media:thumbnail url="https://i1.ytimg.com/vi/a1/hqdefault.jpg" width="480"/>';
  const instance = await cinema(
    xml(feed(entry('a1', 'Peace &amp;amp; quiet', thumbnail) + entry('a2', 'x'.repeat(400)))),
  );
  const [first, second] = await listed(instance);
  expect(first).toMatchObject({ id: 'a1', title: 'Peace & quiet', thumbnail: '/api/v1/videos/a1/thumbnail' });
  expect(second?.title).toHaveLength(300);
  expect(instance.double.asked).toEqual(['/feeds/videos.xml?playlist_id=PLcalm']);
});

test('a feed can neither unfold into gigabytes nor name a file of ours', async () => {
  const bomb = Array.from({ length: 20 }, (_, i) => `<!ENTITY e${i + 1} "&e${i};&e${i};&e${i};&e${i};">`);
  const prologue = `<?xml version="1.0"?><!DOCTYPE feed [<!ENTITY e0 "boom"><!ENTITY f SYSTEM "file:///etc/passwd">${bomb.join('')}]>`;
  const instance = await cinema(xml(feed(entry('a1', 'A &e20; B &f; C'), prologue)));
  const [only] = await listed(instance);
  expect(only?.title).toBe('A &e20; B &f; C');
});

test('a feed with nothing to see is a failure, and the scenes stay', async () => {
  const instance = await cinema(xml(feed('')));
  instance.log.expect(FAILED);
  await videos(instance);
  await vi.waitFor(() => expect(instance.log.lines.some(({ msg = '' }) => msg.includes(FAILED))).toBe(true));
  expect((await videos(instance))[0]?.kind).toBe('scene');
});

test('at most twenty videos are shown, each once', async () => {
  const items = Array.from({ length: 60 }, (_, i) => item(`v${Math.floor(i / 2)}`, `Video ${i}`));
  const instance = await cinema(json({ items }), { YOUTUBE_API_KEY: KEY });
  const list = await listed(instance);
  expect(list).toHaveLength(20);
  expect(new Set(list.map(({ id }) => id)).size).toBe(20);
});

/** A list of one video, whose picture lies with the double itself. */
async function pictured(how: RequestListener) {
  const double = await upstreamDouble((request, response) => {
    if (request.url?.startsWith('/api/') !== true) how(request, response);
    else {
      const high = { url: `http://${request.headers.host ?? ''}/picture.jpg` };
      json({ items: [item('a1', 'One', { high }), item('b2', 'Two')] })(request, response);
    }
  });
  const instance = await testApp({
    env: {
      VIDEOS_API_BASE: `${double.url}/api`,
      VIDEOS_FEED_BASE: `${double.url}/feeds`,
      YOUTUBE_API_KEY: KEY,
    },
  });
  await listed(instance);
  const pictures = () => double.asked.filter((path) => path === '/picture.jpg').length;
  return {
    ...instance,
    pictures,
    thumbnail: (id: string) => instance.visitor().get(`${URL}/${id}/thumbnail`),
  };
}

test('pictures come through our server and are fetched once', async () => {
  const { thumbnail, pictures, clock } = await pictured(picture('image/jpeg'));
  const answers = await Promise.all([thumbnail('a1'), thumbnail('a1'), thumbnail('a1')]);
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(JPEG)).toBe(true);
  }
  expect(pictures()).toBe(1);
  clock.advance(25 * 3_600_000);
  expect((await thumbnail('a1')).statusCode).toBe(200);
  expect(pictures()).toBe(2);
});

test('only pictures of the list are fetched: it is no open door', async () => {
  const { thumbnail, pictures } = await pictured(picture('image/jpeg'));
  for (const id of ['b2', 'unknown', 'https:%2F%2Fexample.org', '..%2F..%2Fetc'])
    expect([404, 400]).toContain((await thumbnail(id)).statusCode);
  expect(pictures()).toBe(0);
});

test.each([
  ['is a web page', picture('text/html')],
  ['is a drawing that could hold a script', picture('image/svg+xml')],
  ['is missing', status(404)],
  ['is 100 MB', flood({ bytes: 0 })],
  ['lies with a stranger', redirect('https://tracker.example.org/picture.jpg')],
  ['lies on this machine', redirect('http://127.0.0.1:1/picture.jpg')],
])('a picture that %s is not shown, and not asked for again at once', async (_what, how) => {
  const { thumbnail, pictures } = await pictured(how);
  for (let time = 0; time < 3; time += 1) {
    const answer = await thumbnail('a1');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ success: false, code: 'no-picture' });
  }
  expect(pictures()).toBe(1);
});
