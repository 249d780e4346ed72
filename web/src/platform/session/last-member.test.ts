import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLastMember, readLastMember, rememberMember } from './last-member';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a device keeps the id and the first name of the last person, and no address', () => {
  rememberMember({ id: 'ana', fullName: 'Ana Maria Lee' });
  expect(kept.get('member')).toBe('{"id":"ana","firstName":"Ana"}');
  expect(readLastMember()).toEqual({ id: 'ana', fullName: 'Ana', email: null, confirmedAt: null });
  forgetLastMember();
  expect(readLastMember()).toBeNull();
});

test('what earlier builds kept is made less at the first reading', () => {
  kept.set('member', JSON.stringify({ id: 'ana', fullName: 'Ana Lee', email: 'ana@example.org' }));
  expect(readLastMember()).toMatchObject({ id: 'ana', fullName: 'Ana' });
  expect(kept.get('member')).toBe('{"id":"ana","firstName":"Ana"}');
});

test('nonsense, and storage that throws, is no one', () => {
  for (const nonsense of ['', 'null', '[]', '{"id":7}', '{']) {
    kept.set('member', nonsense);
    expect(readLastMember()).toBeNull();
  }
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new DOMException('refused', 'SecurityError');
    },
  });
  expect(readLastMember()).toBeNull();
  expect(() => {
    rememberMember({ id: 'ana', fullName: 'Ana' });
    forgetLastMember();
  }).not.toThrow();
});
