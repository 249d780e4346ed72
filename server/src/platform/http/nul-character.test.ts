import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app';

test('a character that no one types and not every database stores is left out of a message', async () => {
  const { visitor, db } = await testApp();
  const message = {
    name: 'Ana',
    email: 'ana@example.org',
    subject: 'A\u0000 word',
    message: '\u0000Hello\\u0000',
  };
  expect((await visitor().post('/api/v1/contact', message)).statusCode).toBe(200);
  const stored = await db.selectFrom('contact_messages').select(['subject', 'message']).execute();
  expect(stored).toEqual([{ subject: 'A word', message: 'Hello\\u0000' }]);
});

test('an address with it leads nowhere', async () => {
  const { visitor } = await testApp();
  expect((await visitor().get('/api/v1/therapists/sample%00/times')).statusCode).toBe(400);
});

test('JSON is read as strictly as before', async () => {
  const { visitor } = await testApp();
  const headers = { 'content-type': 'application/json' };
  const answer = await visitor().post('/api/v1/contact', '{"name":"\\u0000"', headers);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad-json']);
});

test('it is found however deep it stands, and in the items of lists', async () => {
  const { visitor } = await testApp();
  const headers = { 'content-type': 'application/json' };
  const deep = `${'['.repeat(20_000)}"\\u0000"${']'.repeat(20_000)}`;
  const answer = await visitor().post('/api/v1/contact', `{"name":${deep}}`, headers);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid-fields']);
});
