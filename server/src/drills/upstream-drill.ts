import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../testing/free-port';
import { startMailServer } from '../testing/mail-server';
import { dripping, flood, never } from '../testing/upstream-double';
import { count, promise, seconds, until } from './drill';
import { type Instance, withInstance } from './instance';
import { createClient } from './load/client';
import { between, expectNoFailure, expectSamePace, p99 } from './load/figures';
import { startLoad } from './load/load';
import { newPlayers } from './load/people';

type Options = {
  /** How long each way of hanging lasts. */
  readonly secondsEach: number;
  /** Whether the minute passes by itself after which an email is tried again. */
  readonly patient: boolean;
  /** See {@link PACE_LIMIT}. */
  readonly paceLimit: number;
};

const CALM_MS = 4_000;
const EMAILS = 5;
const LISTS = ['/api/v1/books', '/api/v1/videos'];
/** Books and videos are answered at once from cached or bundled content. */
const AT_ONCE_MS = 1_000;
/** An outbox sleeps this long after an email server was silent, with room. */
const MAIL_MS = 150_000;

const HANGS: Record<string, RequestListener> = {
  'never answers': never,
  drips: dripping,
  floods: flood({ bytes: 0 }),
};

/**
 * The services outside of our walls hang, each in every way that there is, while people go on.
 *
 * @throws when others notice, when books or videos make anyone wait, or when an email is lost or sent twice
 */
export async function upstreamDrill({ secondsEach, patient, paceLimit }: Options): Promise<string> {
  const figures: string[] = [];
  let asked = 0;
  for (const [name, listener] of Object.entries(HANGS)) {
    const figure = await hang(listener, secondsEach, paceLimit);
    asked += figure.asked;
    figures.push(`${name}: ${figure.calm.toFixed(0)} → ${figure.p99.toFixed(0)} ms`);
  }
  promise(asked > 0, 'no one asked the service that hangs');
  const emailMs = await hangingEmail(patient);
  return `books and videos (${figures.join(', ')}: p99 of all other requests before and during), both answered at once from cached or bundled content; an email server that accepts and hangs: ${count(EMAILS)} emails went out ${seconds(emailMs)} after it came back, each once, lost: nothing`;
}

async function hang(listener: RequestListener, secondsEach: number, paceLimit: number) {
  let asked = 0;
  const outside = createServer((request, response) => {
    asked += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const base = `http://127.0.0.1:${String((outside.address() as AddressInfo).port)}`;
  try {
    return await withInstance({ engine: 'sqlite' }, async (instance) => {
      const env = { BOOKS_API_BASE: base, VIDEOS_FEED_BASE: base, LOG_LEVEL: 'error' };
      const server = await instance.start({ env });
      const players = await instance.look((db) => newPlayers(db, 50));
      // The load asks for books too; without them first, to know what is usual.
      const calmLoad = startLoad({
        url: server.url,
        players,
        clients: 10,
        pauseMs: 20,
        kinds: ['page', 'award'],
      });
      await pause(CALM_MS / 2);
      const from = performance.now();
      await pause(CALM_MS);
      const calm = p99(between(calmLoad.samples, from, Infinity));
      const lists = createClient(server.url);
      // A source that was never asked is waited for once, at most a second. From then on no one waits.
      for (const path of LISTS) await lists.send({ method: 'GET', path });
      const hungFrom = performance.now();
      let slowest = 0;
      while (performance.now() - hungFrom < secondsEach * 1000) {
        // As if a day had passed since it was asked last.
        await instance.look((db) => db.updateTable('outside_answers').set({ next_try_at: 0 }).execute());
        for (const path of LISTS) {
          const cookie = players[0]?.cookie ?? '';
          const { status, ms } = await lists.send({ method: 'GET', path, cookie });
          promise(status === 200, `${path} answered ${String(status)}`);
          slowest = Math.max(slowest, ms);
        }
        await pause(500);
      }
      lists.close();
      const samples = await calmLoad.stop();
      expectNoFailure(samples, 'while an upstream service hung');
      const during = p99(between(samples, hungFrom, Infinity));
      promise(slowest < AT_ONCE_MS, `books or videos took ${seconds(slowest)}`);
      expectSamePace(calm, during, paceLimit);
      return { asked, calm, p99: during };
    });
  } finally {
    outside.closeAllConnections();
    outside.close();
  }
}

/** @returns milliseconds from the moment in which the email server was well until all email had come */
async function hangingEmail(patient: boolean): Promise<number> {
  const port = await freePort('127.0.0.1');
  const held = new Set<Socket>();
  const mute = createSocketServer((socket) => held.add(socket.on('error', () => undefined)));
  mute.listen(port, '127.0.0.1');
  await once(mute, 'listening');
  return withInstance({ engine: 'sqlite' }, async (instance) => {
    const env = { SMTP_URL: `smtp://127.0.0.1:${String(port)}`, LOG_LEVEL: 'error' };
    const server = await instance.start({ env });
    for (let index = 1; index < EMAILS; index += 1) await write(server.url, index);
    await until(() => held.size > 0, { withinMs: 10_000, otherwise: 'the email server was not asked' });
    for (const socket of held) socket.destroy();
    mute.close();
    await once(mute, 'close');
    const mail = await startMailServer(port);
    try {
      const wellMs = performance.now();
      if (!patient) await makeDue(instance);
      await write(server.url, EMAILS);
      await until(() => mail.mails.length >= EMAILS, {
        withinMs: MAIL_MS,
        otherwise: `only ${count(mail.mails.length)} of ${count(EMAILS)} emails came`,
      });
      const tookMs = performance.now() - wellMs;
      await pause(2_000);
      const subjects = mail.mails.map((one) => /Question \d+/.exec(one)?.[0]);
      promise(new Set(subjects).size === EMAILS && subjects.length === EMAILS, 'an email came twice');
      return tookMs;
    } finally {
      await mail.stop();
    }
  });
}

/** As if the minute had passed after which an email is tried again. */
async function makeDue(instance: Instance): Promise<void> {
  await instance.look(async (db) => {
    const claimed = db.selectFrom('outbox').select('id').where('claimed_until', 'is not', null);
    await until(async () => (await claimed.execute()).length === 0, {
      withinMs: 20_000,
      otherwise: 'an email is still under way to a server that is gone',
    });
    await db.updateTable('outbox').set({ next_try_at: Date.now() }).execute();
  });
}

async function write(url: string, number: number): Promise<void> {
  const client = createClient(url);
  const body = {
    name: 'Ana',
    email: 'ana@example.org',
    subject: `Question ${String(number)}`,
    message: 'Hello',
  };
  const { status, ms } = await client.send({ method: 'POST', path: '/api/v1/contact', body });
  client.close();
  promise(status === 200 && ms < AT_ONCE_MS, `a message was answered ${String(status)} after ${seconds(ms)}`);
}
