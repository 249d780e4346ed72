import { expect, test } from 'vitest';
import { type Deleted, idOfOperator } from '../../platform/deletions/deletion';
import { listActions } from '../../platform/audit/store';
import { sha256 } from '../../platform/tokens';
import { OLA, signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { type OperatorCommand, operatorCommand, readOperatorCommand } from './command';

const publicUrl = 'https://grove.example.org';

async function atCommandLine() {
  const instance = await testApp();
  const noted: Deleted[] = [];
  const run = (command: OperatorCommand) =>
    operatorCommand(instance.db, command, {
      nowMs: instance.clock.now(),
      publicUrl,
      noteDeleted: async (_, deleted) => {
        noted.push(...deleted);
      },
    });
  return { ...instance, instance, run, noted };
}

test('inviting prints a link, and stores nothing that opens it', async () => {
  const { run, db } = await atCommandLine();
  const { done, lines } = await run({ do: 'invite', email: 'Ida@example.org' });
  const [, token = ''] =
    /^https:\/\/grove\.example\.org\/operator-invitation#([\w-]{43})$/.exec(lines[0] ?? '') ?? [];
  expect(done).toBe(true);
  expect(await db.selectFrom('operator_invitations').selectAll().execute()).toMatchObject([
    { email: 'Ida@example.org', email_key: 'ida@example.org', token_hash: sha256(token), invited_by: null },
  ]);
  expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('an operator is not invited again, which the command says and fails', async () => {
  const { run, instance } = await atCommandLine();
  await signUpOperator(instance);
  expect(await run({ do: 'invite', email: OLA.email })).toEqual({
    done: false,
    lines: [`${OLA.email} is already an operator.`],
  });
});

test('the list says who is an operator or invited, and by whom', async () => {
  const { run, instance, clock } = await atCommandLine();
  expect((await run({ do: 'list' })).lines).toEqual(['There are no operators and no open invitations.']);
  await signUpOperator(instance);
  await run({ do: 'invite', email: 'ida@example.org' });
  const day = new Date(clock.now()).toISOString();
  const nextDay = new Date(clock.now() + 86_400_000).toISOString();
  expect((await run({ do: 'list' })).lines).toEqual([
    `${OLA.email}: operator since ${day}, invited from the command line`,
    `ida@example.org: invited from the command line until ${nextDay}`,
  ]);
});

test('even the last operator can be removed at the command line, it is written down, and no backup undoes it', async () => {
  const { run, instance, db, noted } = await atCommandLine();
  const ola = await signUpOperator(instance);
  const [row] = await db.selectFrom('operators').selectAll().execute();
  expect((await run({ do: 'remove', email: OLA.email })).done).toBe(true);
  expect((await ola.get('/api/v1/operator/actions')).statusCode).toBe(404);
  expect((await run({ do: 'remove', email: OLA.email })).done).toBe(false);
  expect(await listActions(db, Number.MAX_SAFE_INTEGER, 5)).toMatchObject([
    { action: 'operator-removed-from-server', operator: null },
  ]);
  expect(noted).toEqual([{ kind: 'operator', id: idOfOperator(row?.user_id ?? '', row?.since ?? 0) }]);
});

test.each([
  [],
  ['invite'],
  ['invite', 'nobody'],
  ['invite', 'a@b.example', 'more'],
  ['list', 'x'],
  ['promote', 'a@b.example'],
])('what the command does not know is refused: %s', (...words) => {
  expect(readOperatorCommand(words)).toBeNull();
});
