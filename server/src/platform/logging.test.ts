import { expect, test } from 'vitest';
import { collectedLog } from '../testing/collected-log';

test('an error is logged by what names it, without the values that a database adds', () => {
  const { log, lines } = collectedLog();
  const cause = Object.assign(new Error('a key is there already'), {
    code: '23505',
    detail: 'Key (email_key)=(ana@example.org) already exists.',
    parameters: ['Ana Lee'],
  });
  log.error({ err: new Error('the account could not be stored', { cause }) }, 'a request failed');
  log.error({ err: cause }, 'again');
  expect(lines[1]).toMatchObject({
    err: { type: 'Error', message: 'a key is there already', code: '23505' },
  });
  expect(lines[0]).toMatchObject({
    err: { stack: expect.stringContaining('a key is there already') as string },
  });
  expect(JSON.stringify(lines)).not.toMatch(/ana/i);
});
