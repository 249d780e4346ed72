import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';

/** Stands in for the services outside our walls, so that no journey ever asks the real ones. */
export type Outside = {
  readonly url: string;
  /** Settings that lead an instance here. */
  readonly settings: Record<string, string>;
  /** Starts listening on a free port. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const LONG_TITLE = 'A very long title about breathing out slowly, '.repeat(7).slice(0, 299).trimEnd();

const VOLUMES = [
  {
    id: 'b1',
    volumeInfo: {
      title: 'Peace &amp; Quiet',
      authors: ['Ana Lee', 'Ben Okri'],
      publishedDate: '2011-03-05',
      description: `${'Breathe in and out. '.repeat(4)}Nineteen letters ${'👩‍👩‍👧‍👦'.repeat(12)}`,
      previewLink: 'http://books.example.org/peace',
    },
  },
  { id: 'b2', volumeInfo: { title: '静けさの本', publishedDate: '1994' } },
  { id: 'b3', volumeInfo: { title: LONG_TITLE, authors: ['Cy'] } },
];

const entry = (id: string, title: string) =>
  `<entry><yt:videoId>${id}</yt:videoId><title>${title}</title><media:group><media:thumbnail url="PICTURES/${id}.png"/></media:group></entry>`;

const FEED = `<?xml version="1.0"?><feed>${entry('calm-rain-1', 'Rain &amp; thunder, far away')}${entry('calm-sea-2', 'Море и ветер')}${entry('calm-long-3', LONG_TITLE)}${entry('calm-tea-4', 'Tea')}</feed>`;

/** One warm pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);

export function createOutside(): Outside {
  let url = '';
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith('/books/'))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ items: VOLUMES }));
    else if (path.startsWith('/feeds/'))
      response.writeHead(200, { 'content-type': 'text/xml' }).end(FEED.replaceAll('PICTURES', url));
    else response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE);
  });
  return {
    get url() {
      return url;
    },
    get settings() {
      return {
        BOOKS_API_BASE: `${url}/books`,
        VIDEOS_API_BASE: `${url}/videos`,
        VIDEOS_FEED_BASE: `${url}/feeds`,
      };
    },
    async start() {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Resolves once the server knows its books and videos: it asks for them behind its first answer. */
export async function outsideKnown({ request }: Page): Promise<void> {
  for (const path of ['/api/v1/books', '/api/v1/videos'])
    await expect.poll(async () => (await request.get(path)).text()).toMatch(/Peace & Quiet|Rain & thunder/);
}
