import type { OperatorActionsAnswer } from '@stillgrove/contract/operator-actions';
import { expect, test } from 'vitest';
import { inTransaction } from '../../db/transaction';
import { noteAction } from '../../platform/audit/audit';
import { OLA, signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';

const URL = '/api/v1/operator/actions';

async function withActions(count: number) {
  const instance = await testApp();
  const ola = await signUpOperator(instance);
  const { id: userId } = (await ola.get('/api/v1/user/me')).json<{ user: { id: string } }>().user;
  for (let index = 0; index < count; index += 1) {
    instance.clock.advance(1000);
    await inTransaction(instance.db, (tx) =>
      noteAction(
        tx,
        { userId },
        { action: 'message-done', subject: `m${String(index)}` },
        instance.clock.now(),
      ),
    );
  }
  return { ...instance, ola };
}

test('the newest action comes first, with who did it', async () => {
  const { ola, clock } = await withActions(2);
  expect((await ola.get(URL)).json()).toMatchObject({
    success: true,
    more: false,
    actions: [
      { operator: 'Ola Berg', action: 'message-done', subject: 'm1', at: clock.now() },
      { operator: 'Ola Berg', action: 'message-done', subject: 'm0', at: clock.now() - 1000 },
    ],
  });
});

test('older actions follow page by page, each once', async () => {
  const { ola } = await withActions(120);
  const subjects: string[] = [];
  let query = '';
  for (let more = true; more;) {
    const page = (await ola.get(`${URL}${query}`)).json<OperatorActionsAnswer>();
    subjects.push(...page.actions.map(({ subject }) => subject));
    query = `?before=${String(page.actions.at(-1)?.at)}`;
    more = page.more;
  }
  expect(subjects).toEqual(Array.from({ length: 120 }, (_, index) => `m${String(119 - index)}`));
  expect((await ola.get(`${URL}?before=yesterday`)).statusCode).toBe(400);
});

test('an operator who deletes the account takes the name along, and what was done stays', async () => {
  const { ola, db } = await withActions(1);
  const deleted = await ola.post('/api/v1/user/delete-account', { password: OLA.password });
  expect(deleted.statusCode).toBe(200);
  expect(await db.selectFrom('operator_actions').selectAll().execute()).toMatchObject([
    { user_id: null, action: 'message-done' },
  ]);
});
