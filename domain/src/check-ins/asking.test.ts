import { expect, test } from 'vitest';
import { type Asked, mayAsk, noteAsked, openRun, readAsked } from './asking';

const MINUTE_MS = 60_000;
const asked = (side: 'before' | 'after', minute: number): Asked => ({
  activity: 'body',
  side,
  runId: 'run',
  at: minute * MINUTE_MS,
});

test('who was asked before is asked after, however short it was, and belongs to the same run', () => {
  expect(mayAsk([asked('before', 0)], 'body', 'after', MINUTE_MS)).toBe(true);
  expect(openRun([asked('before', 0)], 'body', MINUTE_MS)).toBe('run');
});

test('no one is asked about the same activity twice within half an hour', () => {
  const list = [asked('before', 0), asked('after', 10)];
  expect(mayAsk(list, 'body', 'before', 39 * MINUTE_MS)).toBe(false);
  expect(mayAsk(list, 'body', 'after', 39 * MINUTE_MS)).toBe(false);
  expect(mayAsk(list, 'body', 'before', 41 * MINUTE_MS)).toBe(true);
  expect(mayAsk(list, 'breathing', 'before', 11 * MINUTE_MS)).toBe(true);
});

test('what comes hours later is no longer the same run', () => {
  expect(openRun([asked('before', 0)], 'body', 181 * MINUTE_MS)).toBeNull();
});

test('what no longer matters is forgotten, and damage counts as nothing', () => {
  expect(noteAsked([asked('before', 0)], asked('after', 200))).toEqual([asked('after', 200)]);
  expect(readAsked([asked('before', 0), { activity: 'help' }, 3])).toEqual([asked('before', 0)]);
  expect(readAsked('no list')).toEqual([]);
});
