import { BUILT_IN_PATTERNS } from '@stillgrove/domain/breathing/built-in';
import { beforeEach, expect, test, vi } from 'vitest';
import { bringPatterns, keepPatterns, readPatterns } from './own-patterns';

const stored = new Map<string, string>();
let full = false;

vi.stubGlobal('localStorage', {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem(name: string, value: string) {
    if (full) throw new DOMException('full', 'QuotaExceededError');
    stored.set(name, value);
  },
  removeItem: (name: string) => stored.delete(name),
});

beforeEach(() => {
  stored.clear();
  full = false;
});

const own = (id: string) => ({ id, name: id, steps: BUILT_IN_PATTERNS.box });

test('what a person made is there again, and no one else sees it', () => {
  expect(keepPatterns('ana', [own('one')])).toBe(true);
  expect(readPatterns('ana')).toEqual([own('one')]);
  expect(readPatterns('ben')).toEqual([]);
});

test('what is damaged counts as nothing', () => {
  stored.set('breathing-patterns:ana', '{"v":1,"patterns":');
  expect(readPatterns('ana')).toEqual([]);
});

test('what a guest made comes along into the account, once', () => {
  keepPatterns('guest-1', [own('one'), own('two')]);
  keepPatterns('ana', [own('two'), own('three')]);
  for (let times = 0; times < 2; times += 1) bringPatterns('guest-1', 'ana');
  expect(readPatterns('ana').map(({ id }) => id)).toEqual(['two', 'three', 'one']);
  expect(readPatterns('guest-1')).toEqual([]);
});

test('where there is no room the guest keeps them, and it is tried again', () => {
  keepPatterns('guest-1', [own('one')]);
  full = true;
  expect(keepPatterns('ana', [])).toBe(false);
  expect(() => bringPatterns('guest-1', 'ana')).toThrow('no room');
  expect(readPatterns('guest-1')).toEqual([own('one')]);
});
