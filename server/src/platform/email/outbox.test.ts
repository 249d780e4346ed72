import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Db, inTransaction } from '../../db/transaction';
import { type CollectedLog, collectedLog } from '../../testing/collected-log';
import { type MailServer, startMailServer } from '../../testing/mail-server';
import { TEST_START_MS, testDatabase } from '../../testing/test-database';
import { testRateLimits } from '../../testing/test-rate-limits';
import { type FakeClock, fakeClock } from '../clock';
import type { Email } from './email';
import { NO_METRICS } from '../metrics/metrics';
import { createOutbox, type Outbox } from './outbox';
import type { EmailTransport, Message } from './transport';
import { emailTransport } from './transports';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const EMAIL: Email = {
  kind: 'prompt',
  cause: 'welcome:ana',
  recipient: 'ana@example.org',
  subject: 'Wëlcome',
  text: 'Hello Ana',
  html: '<p>Hello Ana</p>',
};

type Post = {
  db: Db;
  folder: string;
  clock: FakeClock;
  log: CollectedLog;
  outbox(transport: EmailTransport): Outbox;
};

async function post(): Promise<Post> {
  const { db, folder } = await testDatabase();
  const clock = fakeClock(TEST_START_MS);
  const log = collectedLog();
  onTestFinished(() => {
    expect(log.unexpected()).toEqual([]);
  });
  const outbox = (transport: EmailTransport) =>
    createOutbox({
      db,
      clock,
      log: log.log,
      metrics: NO_METRICS,
      transport,
      from: 'Instance <grove@example.org>',
      rateLimits: testRateLimits(db, clock),
      siteName: () => Promise.resolve('Stillgrove'),
      isWanted: () => Promise.resolve(true),
      publicUrl: 'https://grove.example.org',
    });
  return { db, folder, clock, log, outbox };
}

async function mailServer(): Promise<MailServer> {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  return server;
}

const bySmtp = (url: string) => emailTransport({ smtpUrl: url, smtpTls: false, dataDir: '' });

const write = (db: Db, outbox: Outbox, mail: Email = EMAIL) =>
  inTransaction(db, (tx) => outbox.enqueue(tx, mail));

/** A transport that never reaches anyone. */
function brokenTransport(code: string): EmailTransport {
  return { deliver: () => Promise.reject(Object.assign(new Error('no way to ana@example.org'), { code })) };
}

test('an email is delivered once, as text and as HTML', async () => {
  const { db, outbox: outboxWith } = await post();
  const server = await mailServer();
  const outbox = outboxWith(bySmtp(server.url));
  await write(db, outbox);
  expect(await outbox.deliverDue()).toBe(1);
  expect(await outbox.deliverDue()).toBe(0);
  expect(server.mails).toHaveLength(1);
  const [mail = ''] = server.mails;
  expect(mail).toContain('To: ana@example.org');
  expect(mail).toContain('From: Instance <grove@example.org>');
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).toContain('Content-Type: text/html');
});

test('an email goes out by itself as soon as its change is on disk', async () => {
  const { db, outbox: outboxWith } = await post();
  const server = await mailServer();
  const outbox = outboxWith(bySmtp(server.url));
  outbox.start();
  await write(db, outbox);
  await vi.waitFor(() => {
    expect(server.mails).toHaveLength(1);
  });
  await outbox.stop();
});

test('a change that is undone sends no email', async () => {
  const { db, outbox: outboxWith } = await post();
  const server = await mailServer();
  const outbox = outboxWith(bySmtp(server.url));
  const change = inTransaction(db, async (tx) => {
    await outbox.enqueue(tx, EMAIL);
    throw new Error('never mind');
  });
  await expect(change).rejects.toThrow('never mind');
  expect(await outbox.deliverDue()).toBe(0);
});

test('one cause is one email', async () => {
  const { db, outbox: outboxWith } = await post();
  const server = await mailServer();
  const outbox = outboxWith(bySmtp(server.url));
  await write(db, outbox);
  await outbox.deliverDue();
  await write(db, outbox);
  expect(await outbox.deliverDue()).toBe(0);
});

test('an email server that is down is tried again until it is up', async () => {
  const { db, clock, log, outbox: outboxWith } = await post();
  log.expect('will be tried again');
  const server = await startMailServer();
  await server.stop();
  const outbox = outboxWith(bySmtp(server.url));
  await write(db, outbox);
  expect(await outbox.deliverDue()).toBe(0);
  clock.advance(MINUTE_MS - 1);
  expect(await outbox.deliverDue()).toBe(0);

  const again = await startMailServer(server.port);
  onTestFinished(() => again.stop());
  clock.advance(1);
  expect(await outbox.deliverDue()).toBe(1);
  expect(again.mails).toHaveLength(1);
  expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
});

test('an email outlives the process that wrote it', async () => {
  const { db, outbox: outboxWith } = await post();
  const server = await mailServer();
  await write(db, outboxWith(brokenTransport('never used')));
  expect(await outboxWith(bySmtp(server.url)).deliverDue()).toBe(1);
});

/** Blocks callers that wait for `opened` until `open` is called. */
function newGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

test('two processes never send the same email at once', async () => {
  const { db, outbox: outboxWith } = await post();
  const sent: string[] = [];
  const begun: string[] = [];
  const gate = newGate();
  const slow: EmailTransport = {
    deliver: async ({ messageId }) => {
      begun.push(messageId);
      await gate.opened;
      sent.push(messageId);
    },
  };
  const [one, two] = [outboxWith(slow), outboxWith(slow)];
  for (const name of ['a', 'b', 'c']) await write(db, one, { ...EMAIL, cause: name });
  const deliveries = [one.deliverDue(), two.deliverDue()];
  await vi.waitFor(() => expect(begun.length).toBeGreaterThan(0));
  gate.open();
  await Promise.all(deliveries);
  expect(new Set(sent).size).toBe(3);
  expect(sent).toHaveLength(3);
});

test('an email whose process died on the way is sent by the next one', async () => {
  const { db, clock, outbox: outboxWith } = await post();
  const server = await mailServer();
  const dying = outboxWith({ deliver: () => new Promise(() => undefined) });
  await write(db, dying);
  void dying.deliverDue();
  const next = outboxWith(bySmtp(server.url));
  await vi.waitFor(async () => {
    expect(
      (await db.selectFrom('outbox').select('claimed_until').executeTakeFirst())?.claimed_until,
    ).not.toBeNull();
  });
  expect(await next.deliverDue()).toBe(0);
  clock.advance(5 * MINUTE_MS);
  expect(await next.deliverDue()).toBe(1);
});

test('every try carries the same Message-ID', async () => {
  const { db, clock, log, outbox: outboxWith } = await post();
  log.expect('will be tried again');
  const ids: string[] = [];
  const failing = (message: Message) => {
    ids.push(message.messageId);
    return Promise.reject(new Error('lost'));
  };
  const outbox = outboxWith({ deliver: failing });
  await write(db, outbox);
  await outbox.deliverDue();
  clock.advance(MINUTE_MS);
  await outbox.deliverDue();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toMatch(/^<[\w-]{32}@grove\.example\.org>$/);
});

test('pauses grow from a minute to six hours, and after five days an email is given up with an error in the log', async () => {
  const { db, clock, log, outbox: outboxWith } = await post();
  log.expect('will be tried again');
  log.expect('gave up on an email');
  const outbox = outboxWith(brokenTransport('ECONNREFUSED'));
  await write(db, outbox);
  const pauses: number[] = [];
  for (;;) {
    await outbox.deliverDue();
    const row = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    if (row.failed_at !== null) break;
    pauses.push(row.next_try_at - clock.now());
    clock.advance(row.next_try_at - clock.now());
  }
  expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8].map((minutes) => minutes * MINUTE_MS));
  expect(pauses.at(-1)).toBe(6 * HOUR_MS);
  expect(clock.now() - TEST_START_MS).toBeGreaterThanOrEqual(120 * HOUR_MS);
  expect(log.lines.at(-1)).toMatchObject({ level: 'error', error: 'ECONNREFUSED' });
});

test('what is logged and stored about a failure names no one', async () => {
  const { db, log, outbox: outboxWith } = await post();
  log.expect('will be tried again');
  const server = await mailServer();
  server.refuse(true);
  const outbox = outboxWith(bySmtp(server.url));
  await write(db, outbox);
  await outbox.deliverDue();
  const { last_error } = await db.selectFrom('outbox').select('last_error').executeTakeFirstOrThrow();
  expect(last_error).toBe('EENVELOPE 452');
  expect(JSON.stringify(log.lines)).not.toContain('ana@example.org');
});

test.each([
  ['recipient', 'ana@example.org\r\nBcc: eve@example.org'],
  ['recipient', 'ana@example.org, eve@example.org'],
  ['replyTo', 'a@b.org\nX: y'],
  ['subject', 'Hello\r\nBcc: eve@example.org'],
])('a %s cannot smuggle in further headers', async (field, value) => {
  const { db, outbox: outboxWith } = await post();
  const outbox = outboxWith(brokenTransport('never used'));
  await expect(write(db, outbox, { ...EMAIL, [field]: value })).rejects.toThrow();
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('without an email server each email becomes a file that its owner alone can read', async () => {
  const { db, folder, outbox: outboxWith } = await post();
  const outbox = outboxWith(emailTransport({ smtpUrl: null, smtpTls: true, dataDir: folder }));
  await write(db, outbox, { ...EMAIL, replyTo: 'help@example.org' });
  await outbox.deliverDue();
  const files = readdirSync(join(folder, 'mail'));
  expect(files).toHaveLength(1);
  const file = join(folder, 'mail', files[0] ?? '');
  expect(file).toMatch(/\.eml$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('Reply-To: help@example.org');
});

test('stopping waits for the email at hand', async () => {
  const { db, outbox: outboxWith } = await post();
  let begun = false;
  const gate = newGate();
  const outbox = outboxWith({
    deliver: async () => {
      begun = true;
      await gate.opened;
    },
  });
  await write(db, outbox);
  outbox.start();
  await vi.waitFor(() => {
    expect(begun).toBe(true);
  });
  let stopped = false;
  const stopping = outbox.stop().then(() => (stopped = true));
  // A stop that did not wait would be over within one turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  expect(stopped).toBe(false);
  gate.open();
  await stopping;
  expect(await db.selectFrom('outbox').select('sent_at').executeTakeFirst()).toEqual({
    sent_at: TEST_START_MS,
  });
});

const NOTICE = {
  ...EMAIL,
  kind: 'notice',
  recipientConfirmed: true,
  summary: 'Your password was changed.',
} as const;

/** Keeps what it is handed, as email servers do. */
function keepingTransport(): EmailTransport & { readonly sent: Message[] } {
  const sent: Message[] = [];
  return {
    sent,
    deliver: (message) => {
      sent.push(message);
      return Promise.resolve();
    },
  };
}

test('an address that no one confirmed gets confirming emails and no notices', async () => {
  const { db, outbox: outboxWith } = await post();
  const transport = keepingTransport();
  const outbox = outboxWith(transport);
  await write(db, outbox, { ...NOTICE, cause: 'notice', recipientConfirmed: false });
  await write(db, outbox, { ...EMAIL, kind: 'confirming', cause: 'confirming' });
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(1);
});

test('five notices a day reach a recipient, and the rest comes in one email at the end of the day', async () => {
  const { db, clock, outbox: outboxWith } = await post();
  const transport = keepingTransport();
  const outbox = outboxWith(transport);
  for (let count = 1; count <= 30; count += 1) {
    const recipient = count % 2 === 0 ? 'ANA@example.org' : 'ana@example.org';
    const summary = `Change ${String(count)}.`;
    await write(db, outbox, { ...NOTICE, cause: `change ${String(count)}`, recipient, summary });
    await outbox.deliverDue();
    clock.advance(MINUTE_MS);
  }
  expect(transport.sent).toHaveLength(5);
  clock.advance(23 * HOUR_MS);
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(5);
  clock.advance(HOUR_MS);
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(6);
  const words = transport.sent[5]?.text ?? '';
  expect(words).not.toContain('Change 5.');
  for (let count = 6; count <= 30; count += 1) expect(words).toContain(`Change ${String(count)}.`);
  expect(words).toContain('March 5, 2027');

  await write(db, outbox, { ...NOTICE, cause: 'next day' });
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(7);
});

test('an email that gathers notices is not added to while it is being sent, and loses none', async () => {
  const { db, clock, log, outbox: outboxWith } = await post();
  log.expect('will be tried again');
  const transport = keepingTransport();
  const outbox = outboxWith(transport);
  for (let count = 1; count <= 6; count += 1)
    await write(db, outbox, {
      ...NOTICE,
      cause: `change ${String(count)}`,
      summary: `Change ${String(count)}.`,
    });
  await outbox.deliverDue();
  clock.advance(24 * HOUR_MS);
  const slow = outboxWith({
    deliver: async () => {
      for (let count = 7; count <= 12; count += 1)
        await write(db, outbox, {
          ...NOTICE,
          cause: `change ${String(count)}`,
          summary: `Change ${String(count)}.`,
        });
      throw new Error('the line broke');
    },
  });
  await slow.deliverDue();
  for (let hours = 0; hours < 48; hours += 1) {
    await outbox.deliverDue();
    clock.advance(HOUR_MS);
  }
  const words = transport.sent.map(({ text }) => text).join('\n');
  expect(words).toContain('Change 6.');
  expect(words).toContain('Change 12.');
});

test('a notice that lists more than anyone reads says how many there were', async () => {
  const { db, clock, outbox: outboxWith } = await post();
  const transport = keepingTransport();
  const outbox = outboxWith(transport);
  for (let count = 1; count <= 60; count += 1)
    await write(db, outbox, { ...NOTICE, cause: `change ${String(count)}` });
  await outbox.deliverDue();
  clock.advance(24 * HOUR_MS);
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(6);
  expect(transport.sent[5]?.text).toContain('And 5 more.');
});

test('however many ask, a recipient gets ten confirming emails a day', async () => {
  const { db, clock, outbox: outboxWith } = await post();
  const transport = keepingTransport();
  const outbox = outboxWith(transport);
  const ask = (count: number) =>
    write(db, outbox, { ...EMAIL, kind: 'confirming', cause: `ask ${String(count)}` });
  for (let count = 1; count <= 30; count += 1) await ask(count);
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(10);
  expect(await inTransaction(db, (tx) => outbox.confirmingWait(tx, 'ANA@example.org'))).toBe(86_400);
  expect(await inTransaction(db, (tx) => outbox.confirmingWait(tx, 'ben@example.org'))).toBeNull();
  clock.advance(24 * HOUR_MS);
  await ask(31);
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(11);
});

test('an appointment is told at once, however many notices there were', async () => {
  const { db, outbox: outboxWith } = await post();
  const transport = keepingTransport();
  const outbox = outboxWith(transport);
  for (let count = 1; count <= 6; count += 1)
    await write(db, outbox, { ...NOTICE, cause: `change ${String(count)}` });
  await write(db, outbox, { ...EMAIL, cause: 'appointment' });
  await outbox.deliverDue();
  expect(transport.sent).toHaveLength(6);
});

const YEAR_MS = 365 * 24 * HOUR_MS;

test('email written or tried while the clock was ahead goes out when the clock is right again', async () => {
  const { db, clock, log, outbox: outboxWith } = await post();
  log.expect('will be tried again');
  clock.advance(10 * YEAR_MS);
  const broken = outboxWith(brokenTransport('ECONNREFUSED'));
  await write(db, broken, { ...EMAIL, cause: 'tried:ana' });
  expect(await broken.deliverDue()).toBe(0);
  await write(db, broken, { ...EMAIL, cause: 'written:ana' });
  clock.advance(-10 * YEAR_MS);
  const server = await mailServer();
  const outbox = outboxWith(bySmtp(server.url));
  expect(await outbox.deliverDue()).toBe(2);
  expect(await outbox.deliverDue()).toBe(0);
});

test('a reminder waits for its day, also when it was written while the clock was behind', async () => {
  const { db, clock, outbox: outboxWith } = await post();
  const server = await mailServer();
  const outbox = outboxWith(bySmtp(server.url));
  const dueAtMs = clock.now() + 48 * HOUR_MS;
  await inTransaction(db, (tx) => outbox.enqueue(tx, EMAIL, dueAtMs));
  clock.advance(-YEAR_MS);
  await inTransaction(db, (tx) => outbox.enqueue(tx, { ...EMAIL, cause: 'second' }, dueAtMs));
  expect(await outbox.deliverDue()).toBe(0);
  clock.advance(YEAR_MS + 48 * HOUR_MS);
  expect(await outbox.deliverDue()).toBe(2);
});

test('notices gathered while the clock was ahead go out when it is right again', async () => {
  const { db, clock, outbox: outboxWith } = await post();
  clock.advance(10 * YEAR_MS);
  const transport = keepingTransport();
  const outbox = outboxWith(transport);
  for (let count = 1; count <= 7; count += 1)
    await write(db, outbox, { ...NOTICE, cause: `change ${String(count)}` });
  expect(await outbox.deliverDue()).toBe(5);
  clock.advance(-10 * YEAR_MS);
  expect(await outbox.deliverDue()).toBe(1);
});
