import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerSerializer } from './answer-serializer';

const name = z.object({ name: z.string() });
const serialize = answerSerializer({ schema: name, method: 'GET', url: '/' });

test('an answer carries what its schema names and nothing else', () => {
  expect(serialize({ name: 'Ana', password: 'secret' })).toBe('{"name":"Ana"}');
});

test('an answer that is not what its schema says is never sent', () => {
  expect(() => serialize({ name: 7 })).toThrow(/schema/);
});
