import { MESSAGE_MAX_LENGTH } from '@stillgrove/contract/contact';
import { DEFAULT_SITE } from '@stillgrove/contract/default-site';
import type { ErrorAnswer } from '@stillgrove/contract/answers';
import {
  type ChangedMessageAnswer,
  type MessagesAnswer,
  PAGE_SIZE,
} from '@stillgrove/contract/operator-contact';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../db/transaction';
import { DELETION_FILE, readDeletionFile } from '../../platform/deletions/deletion-file';
import { startMailServer } from '../../testing/mail-server';
import {
  forgetReAuthentication,
  ANA,
  OLA,
  reAuthenticate,
  signUp,
  signUpOperator,
} from '../../testing/people';
import { headerOf, readEmail } from '../../testing/received-email';
import { testApp, type Visitor } from '../../testing/test-app';
import { removeDoneBefore } from './store';

const URL = '/api/v1/operator/messages';
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const MESSAGE = {
  name: 'Ana <b>Lee</b>',
  email: 'ana@example.org',
  subject: 'A question',
  message: 'Good morning & thanks.\n\nHow do I <i>begin</i>?',
};

const answers = (db: Db) => db.selectFrom('contact_answers').selectAll().execute();
const emailsToVisitor = (db: Db) =>
  db.selectFrom('outbox').selectAll().where('cause', 'like', 'contact-answer:%').execute();

async function actionsOf(visitor: Visitor) {
  const { actions } = (await visitor.get('/api/v1/operator/actions')).json<{
    actions: { action: string; subject: string }[];
  }>();
  return actions.map(({ action, subject }) => [action, subject]);
}

async function listed(visitor: Visitor, query = ''): Promise<MessagesAnswer> {
  const answer = await visitor.get(`${URL}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<MessagesAnswer>();
}

/** An instance with one message that waits, and its operator. */
async function withMessage(env: Record<string, string> = {}) {
  const instance = await testApp({ env });
  const ola = await signUpOperator(instance);
  await instance.visitor({ address: '203.0.113.5' }).post('/api/v1/contact', MESSAGE);
  const { messages } = await listed(ola);
  const id = messages[0]?.id ?? '';
  const answer = (words: object = {}) =>
    ola.post(`${URL}/${id}/answers`, { id: crypto.randomUUID(), answer: 'Begin here.', seen: 0, ...words });
  return { ...instance, ola, id, answer };
}

test('messages wait with the oldest first, in full and with their lines', async () => {
  const { ola, visitor, clock } = await withMessage();
  const sentAt = clock.now();
  clock.advance(1000);
  await visitor().post('/api/v1/contact', { ...MESSAGE, subject: 'Later' });
  const { messages, page, waiting, done, again } = await listed(ola);
  expect(messages).toMatchObject([{ ...MESSAGE, sentAt, doneAt: null, answers: [] }, { subject: 'Later' }]);
  expect({ page, waiting, done, again }).toEqual({
    page: { number: 1, of: 1 },
    waiting: 2,
    done: 0,
    again: 0,
  });
});

test('those that are done stand on a page of their own, the newest first', async () => {
  const { ola, visitor, clock, id } = await withMessage();
  await visitor().post('/api/v1/contact', { ...MESSAGE, subject: 'Second' });
  const { messages } = await listed(ola);
  const second = messages.find(({ subject }) => subject === 'Second')?.id ?? '';
  await ola.post(`${URL}/${second}/done`, undefined);
  clock.advance(1000);
  await ola.post(`${URL}/${id}/done`, undefined);
  expect(await listed(ola)).toMatchObject({ messages: [], waiting: 0, done: 2 });
  const done = await listed(ola, '?state=done');
  expect(done.messages.map(({ id: one, doneAt }) => [one, doneAt])).toEqual([
    [id, clock.now()],
    [second, clock.now() - 1000],
  ]);
});

test('a long list comes page by page, each message once, and past the end stands the last page', async () => {
  const { ola, visitor } = await withMessage({ RATE_LIMIT_FACTOR: '1000' });
  for (let count = 0; count < PAGE_SIZE; count += 1)
    await visitor().post('/api/v1/contact', { ...MESSAGE, subject: `M${String(count)}` });
  const [one, two] = [await listed(ola), await listed(ola, '?page=2')];
  expect([one.page, two.page]).toEqual([
    { number: 1, of: 2 },
    { number: 2, of: 2 },
  ]);
  const ids = [...one.messages, ...two.messages].map(({ id }) => id);
  expect(new Set(ids).size).toBe(PAGE_SIZE + 1);
  expect((await listed(ola, '?page=999')).messages).toEqual(two.messages);
  expect((await ola.get(`${URL}?page=0`)).statusCode).toBe(400);
});

test('an answer is emailed to the visitor, with their own words below where the operator wants it, stored, and ends the waiting', async () => {
  const { ola, answer, db, clock, id } = await withMessage();
  const sent = await answer({ answer: 'Take <one> breath.\nThen another.', quoted: true });
  expect(sent.json<ChangedMessageAnswer>()).toMatchObject({
    success: true,
    message: 'Your answer is on its way to Ana <b>Lee</b>. The message is done.',
    changed: {
      id,
      doneAt: clock.now(),
      answers: [{ answer: 'Take <one> breath.\nThen another.', operator: OLA.fullName, at: clock.now() }],
    },
  });
  const [mail] = await emailsToVisitor(db);
  expect(mail).toMatchObject({
    recipient: 'ana@example.org',
    reply_to: DEFAULT_SITE.email,
    subject: 'Re: A question',
    // Without the name, which anyone may have typed.
    text_body: `Hi,\n\nThank you for writing to Stillgrove. Here’s our answer:\n\nTake <one> breath.\nThen another.\n\nYou’re getting this email because you used the contact form of Stillgrove. Reply to it to write back.\n\nYou wrote:\n\n> Good morning & thanks.\n>\n> How do I <i>begin</i>?\n`,
  });
  expect(mail?.html_body).toContain('>Take &lt;one&gt; breath.<br>Then another.</p>');
  expect(mail?.html_body).toMatch(
    /<blockquote [^>]*>Good morning &amp; thanks.<br><br>How do I &lt;i&gt;begin&lt;\/i&gt;\?<\/blockquote>/,
  );
  expect((await listed(ola, '?state=done')).messages).toMatchObject([{ id, answers: [{}] }]);
  expect(await actionsOf(ola)).toEqual([['message-answered', id]]);
});

test('the visitor can simply write back to the site', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { app, answer } = await withMessage({ SMTP_URL: server.url });
  await answer();
  app.start();
  await vi.waitFor(
    () => expect(server.mails.some((mail) => mail.includes('An answer to your message'))).toBe(true),
    {
      timeout: 20_000,
    },
  );
  const raw = server.mails.find((mail) => mail.includes('An answer to your message')) ?? '';
  const { headers, text } = readEmail(raw);
  expect([headerOf(headers, 'to'), headerOf(headers, 'reply-to')]).toEqual([
    'ana@example.org',
    DEFAULT_SITE.email,
  ]);
  expect(text).toContain('Begin here.');
});

test('pressing twice answers once, even in the same moment', async () => {
  const { answer, db, ola } = await withMessage();
  const id = crypto.randomUUID();
  const codes = (await Promise.all([answer({ id }), answer({ id }), answer({ id })])).map(
    ({ statusCode }) => statusCode,
  );
  expect([...codes, (await answer({ id })).statusCode]).toEqual([200, 200, 200, 200]);
  expect([await answers(db), await emailsToVisitor(db), await actionsOf(ola)]).toMatchObject([
    [{}],
    [{}],
    [{}],
  ]);
});

test('two operators never answer one visitor without knowing of each other', async () => {
  const { answer, db } = await withMessage();
  const both = await Promise.all([answer({ answer: 'From one' }), answer({ answer: 'From another' })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409)?.json<ErrorAnswer>();
  expect(refused).toMatchObject({ code: 'answered-meanwhile' });
  expect(refused?.message).toContain('Your answer wasn’t sent, and your text is still here.');
  expect(await emailsToVisitor(db)).toHaveLength(1);
  // Having seen it, one may add to it.
  expect((await answer({ answer: 'And one thing more', seen: 1 })).statusCode).toBe(200);
  expect(await emailsToVisitor(db)).toHaveLength(2);
});

test('an answer whose words were changed after it went out is not taken for the same', async () => {
  const { answer, db } = await withMessage();
  const id = crypto.randomUUID();
  await answer({ id });
  expect((await answer({ id, answer: 'Other words' })).statusCode).toBe(409);
  expect((await answer({ id, answer: 'Other words', seen: 1 })).statusCode).toBe(409);
  expect(await answers(db)).toMatchObject([{ answer: 'Begin here.' }]);
});

test('an answer that cannot be emailed is not stored either, and the message still waits', async () => {
  const { answer, db, ola, log } = await withMessage();
  log.expect('a request failed');
  await db.schema.dropTable('outbox').execute();
  expect((await answer()).statusCode).toBe(500);
  expect(await answers(db)).toEqual([]);
  expect(await listed(ola)).toMatchObject({ waiting: 1 });
  expect(await actionsOf(ola)).toEqual([]);
});

test.each([
  ['empty', ' \n ', 'Write an answer.'],
  ['too long', 'a'.repeat(MESSAGE_MAX_LENGTH + 1), 'An answer has at most 10,000 characters.'],
])('an answer that is %s is refused in a sentence', async (_what, words, sentence) => {
  const { answer, db } = await withMessage();
  const refused = await answer({ answer: words });
  expect([refused.statusCode, refused.json<ErrorAnswer>().fields]).toEqual([400, { answer: sentence }]);
  expect(await answers(db)).toEqual([]);
});

test('the longest answer to the longest message goes out', async () => {
  const { ola, visitor, db } = await withMessage();
  await visitor().post('/api/v1/contact', { ...MESSAGE, message: '🌿'.repeat(MESSAGE_MAX_LENGTH) });
  const longest = (await listed(ola)).messages.find(({ message }) => message.startsWith('🌿'));
  const words = { id: crypto.randomUUID(), answer: '🍃'.repeat(MESSAGE_MAX_LENGTH), seen: 0 };
  expect((await ola.post(`${URL}/${longest?.id ?? ''}/answers`, words)).statusCode).toBe(200);
  expect((await emailsToVisitor(db))[0]?.text_body).toContain(words.answer);
});

test('a message is done and opened again, and each is written down once however often it is pressed', async () => {
  const { ola, id } = await withMessage();
  for (const what of ['done', 'done', 'reopen', 'reopen']) {
    const answer = await ola.post(`${URL}/${id}/${what}`, undefined);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<ChangedMessageAnswer>().changed.doneAt !== null).toBe(what === 'done');
  }
  expect((await actionsOf(ola)).sort()).toEqual([
    ['message-done', id],
    ['message-reopened', id],
  ]);
});

test('a message that is gone is told in a sentence', async () => {
  const { ola } = await withMessage();
  for (const what of ['done', 'reopen', 'answers']) {
    const body = what === 'answers' ? { id: UNKNOWN_ID, answer: 'Hello', seen: 0 } : undefined;
    const refused = await ola.post(`${URL}/${UNKNOWN_ID}/${what}`, body);
    expect([refused.statusCode, refused.json<ErrorAnswer>().code]).toEqual([404, 'unknown-message']);
  }
});

test('an answer goes with its message, a year after that was done', async () => {
  const { answer, db, clock } = await withMessage();
  await answer();
  await removeDoneBefore(db, clock.now());
  expect(await answers(db)).toHaveLength(1);
  await removeDoneBefore(db, clock.now() + 1);
  expect(await answers(db)).toEqual([]);
});

test('who deletes the account takes the answers along', async () => {
  const { answer, db, visitor } = await withMessage();
  await answer();
  const ana = visitor();
  await signUp(ana);
  await db.updateTable('users').set({ confirmed_at: 1 }).where('email', '=', ANA.email).execute();
  expect((await ana.post('/api/v1/user/delete-account', { password: ANA.password })).statusCode).toBe(200);
  expect([await answers(db), await emailsToVisitor(db)]).toEqual([[], []]);
});

test('an operator who leaves takes the name along, and the answer stays', async () => {
  const { answer, db, ola } = await withMessage();
  await answer();
  expect((await ola.post('/api/v1/user/delete-account', { password: OLA.password })).statusCode).toBe(200);
  expect(await answers(db)).toMatchObject([{ user_id: null, answer: 'Begin here.' }]);
});

test('an answer repeats nothing of the message by itself, since others may read the email', async () => {
  const { answer, db } = await withMessage();
  expect((await answer()).statusCode).toBe(200);
  const [email] = await emailsToVisitor(db);
  expect(email?.subject).toBe('An answer to your message');
  expect(email?.text_body).toContain('Begin here.');
  for (const body of [email?.subject, email?.text_body, email?.html_body])
    for (const words of ['A question', 'Good morning', 'begin</i>']) expect(body).not.toContain(words);
});

test('an operator is reminded to write again when they asked for it, and nothing is sent by itself', async () => {
  const { app, answer, clock, db, id, ola } = await withMessage();
  await answer();
  expect((await listed(ola, '?state=again')).messages).toEqual([]);
  await answer({ seen: 1, writeAgainInDays: 7 });
  const { messages, again } = await listed(ola, '?state=again');
  expect(again).toBe(1);
  expect(messages).toMatchObject([{ id, writeAgainAt: clock.now() + 7 * 86_400_000, doneAt: clock.now() }]);
  const before = await emailsToVisitor(db);
  app.start();
  clock.advance(8 * 86_400_000);
  expect(await emailsToVisitor(db)).toHaveLength(before.length);
  expect((await answer({ seen: 2, writeAgainInDays: 30 })).statusCode).not.toBe(200);
});

test('writing again ends the reminder, unless the operator asks for another', async () => {
  const { answer, clock, ola } = await withMessage();
  await answer({ writeAgainInDays: 1 });
  await answer({ seen: 1, writeAgainInDays: 7 });
  expect((await listed(ola, '?state=again')).messages).toMatchObject([
    { writeAgainAt: clock.now() + 7 * 86_400_000 },
  ]);
  await answer({ seen: 2 });
  expect(await listed(ola, '?state=again')).toMatchObject({ messages: [], again: 0 });
});

test('a reminder to write again can be removed, once, and that is written down', async () => {
  const { answer, clock, id, ola } = await withMessage();
  await answer({ writeAgainInDays: 7 });
  clock.advance(1000);
  for (const _press of [1, 2])
    expect((await ola.post(`${URL}/${id}/forget-writing-again`, undefined)).json()).toMatchObject({
      message: 'The reminder is removed.',
      changed: { id, writeAgainAt: null },
    });
  expect(await listed(ola, '?state=again')).toMatchObject({ messages: [], again: 0 });
  expect(await actionsOf(ola)).toEqual([
    ['message-reminder-removed', id],
    ['message-answered', id],
  ]);
  const unknown = await ola.post(`${URL}/${UNKNOWN_ID}/forget-writing-again`, undefined);
  expect(unknown.json<ErrorAnswer>().code).toBe('unknown-message');
});

test('an answer with a part in brackets that no one has replaced is not sent', async () => {
  const { answer, db } = await withMessage();
  const refused = await answer({ answer: 'Please call.\n[Check these numbers, then delete this line.]' });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<ErrorAnswer>().fields?.answer).toContain('parts in brackets');
  expect(await emailsToVisitor(db)).toEqual([]);
});

test('an operator deletes a message with its answers and every email about it, and nothing of it stays', async () => {
  const { ola, visitor, db, folder, id, answer } = await withMessage();
  await visitor().post('/api/v1/contact', { ...MESSAGE, email: 'ben@example.org', subject: 'Stays' });
  await answer();
  const remove = (reason: string) => ola.post(`${URL}/${id}/delete`, { reason });
  await forgetReAuthentication({ db });
  expect((await remove('misuse')).json<ErrorAnswer>().code).toBe('re-authentication-needed');
  await reAuthenticate(ola, OLA);
  expect((await remove('too rude')).statusCode).toBe(400);
  expect((await remove('misuse')).json()).toEqual({ success: true, message: 'The message is deleted.' });
  expect((await listed(ola)).messages.map(({ subject }) => subject)).toEqual(['Stays']);
  expect((await listed(ola, '?state=done')).messages).toEqual([]);
  for (const table of [
    'contact_messages',
    'contact_answers',
    'outbox',
    'operator_actions',
    'deletions',
  ] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute());
    expect(rows, table).not.toContain(MESSAGE.email);
    expect(rows, table).not.toContain('Begin here.');
  }
  expect(await actionsOf(ola)).toContainEqual(['message-deleted', 'misuse']);
  const kinds = (await readDeletionFile(join(folder, DELETION_FILE))).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['email', 'email', 'message']);
  expect((await remove('misuse')).json<ErrorAnswer>().code).toBe('unknown-message');
});
