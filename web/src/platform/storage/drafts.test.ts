import { expect, test } from 'vitest';
import { createDrafts } from './drafts';

/** A tab whose storage can be full, or refused altogether. */
function tabOnTrial() {
  const stored = new Map<string, string>();
  const tab = { isFull: false, isRefused: false, asks: false, person: null as string | null };
  const drafts = createDrafts({
    storage() {
      if (tab.isRefused) throw new DOMException('denied', 'SecurityError');
      return {
        length: stored.size,
        key: (at) => [...stored.keys()][at] ?? null,
        getItem: (name) => stored.get(name) ?? null,
        setItem(name, value) {
          if (tab.isFull) throw new DOMException('full', 'QuotaExceededError');
          stored.set(name, value);
        },
        removeItem: (name) => void stored.delete(name),
      };
    },
    askBeforeLeaving: (ask) => (tab.asks = ask),
    person: () => tab.person,
  });
  return { tab, stored, ...drafts };
}

test('what was typed outlives a reload', () => {
  const { tab, stored, saveDraft } = tabOnTrial();
  saveDraft('contact', { message: 'Hello' });
  expect([...stored]).toEqual([['draft:contact', '{"message":"Hello"}']]);
  expect(tab.asks).toBe(false);
});

test('what a full storage refuses is there when someone comes back, and a reload asks first', () => {
  const { tab, saveDraft, readDraft } = tabOnTrial();
  saveDraft('contact', { message: 'Hello' });
  tab.isFull = true;
  saveDraft('contact', { message: 'Hello again' });
  expect(readDraft('contact')).toEqual({ message: 'Hello again' });
  expect(tab.asks).toBe(true);
  tab.isFull = false;
  saveDraft('contact', { message: 'Hello once more' });
  expect(readDraft('contact')).toEqual({ message: 'Hello once more' });
  expect(tab.asks).toBe(false);
});

test('a refused storage keeps the words of each form apart until they are sent', () => {
  const { tab, saveDraft, readDraft, dropDraft } = tabOnTrial();
  tab.isRefused = true;
  saveDraft('contact', { message: 'One' });
  saveDraft('answer:7', { answer: 'Two' });
  dropDraft('contact');
  expect([readDraft('contact'), readDraft('answer:7')]).toEqual([{}, { answer: 'Two' }]);
  expect(tab.asks).toBe(true);
  dropDraft('answer:7');
  expect(tab.asks).toBe(false);
});

test('an older draft does not come back in place of one that could not be stored', () => {
  const { tab, stored, saveDraft } = tabOnTrial();
  saveDraft('contact', { message: 'Old' });
  tab.isFull = true;
  saveDraft('contact', { message: 'New' });
  expect(stored.size).toBe(0);
});

test.each([false, true])(
  'the next person who signs in in the same tab never sees what another one typed (storage refused: %s)',
  (isRefused) => {
    const { tab, stored, saveDraft, readDraft, keepOnlyOf } = tabOnTrial();
    tab.isRefused = isRefused;
    tab.person = 'ada';
    saveDraft('contact', { message: 'Only mine' });
    saveDraft('answer:7', { answer: 'Mine, too' });
    tab.person = null;
    expect(readDraft('contact')).toEqual({});
    tab.person = 'ben';
    expect(readDraft('contact')).toEqual({});
    saveDraft('contact', { message: 'Of Ben' });
    keepOnlyOf('ben');
    expect(readDraft('contact')).toEqual({ message: 'Of Ben' });
    tab.person = 'ada';
    expect([readDraft('contact'), readDraft('answer:7')]).toEqual([{}, {}]);
    keepOnlyOf(null);
    expect([stored.size, tab.asks]).toEqual([0, false]);
  },
);

test('what someone typed is there again when their session ended and they sign in again', () => {
  const { tab, saveDraft, readDraft, keepOnlyOf } = tabOnTrial();
  tab.person = 'ada';
  saveDraft('contact', { message: 'Hello' });
  tab.person = null;
  expect(readDraft('contact')).toEqual({});
  tab.person = 'ada';
  keepOnlyOf('ada');
  expect(readDraft('contact')).toEqual({ message: 'Hello' });
});

test('what a visitor typed goes with the person who signs in to send it', () => {
  const { tab, stored, saveDraft, readDraft, dropDraft } = tabOnTrial();
  saveDraft('contact', { message: 'Hello' });
  tab.person = 'ada';
  expect(readDraft('contact')).toEqual({ message: 'Hello' });
  saveDraft('contact', { message: 'Hello again' });
  tab.person = 'ben';
  expect(readDraft('contact')).toEqual({});
  tab.person = 'ada';
  dropDraft('contact');
  expect([stored.size, readDraft('contact')]).toEqual([0, {}]);
});
