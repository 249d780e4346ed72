import { expect, test } from 'vitest';
import { statementName } from './statement-names';

test('the same statement has one name, another has another', () => {
  const name = statementName('select "id" from "users" where "id" = $1');
  expect(name).toMatch(/^[\w-]{16}$/);
  expect(statementName('select "id" from "users" where "id" = $1')).toBe(name);
  expect(statementName('select "id" from "users" where "email" = $1')).not.toBe(name);
});

test('what a newer version may give another shape is never kept', () => {
  expect(statementName('select * from "users"')).toBeUndefined();
  expect(statementName('delete from "outbox" returning *')).toBeUndefined();
  expect(statementName('begin')).toBeUndefined();
});
