import { expect, test } from 'vitest';
import { createDrafts } from './drafts';

/** A tab whose storage can be full, or refused altogether. */
function tabOnTrial() {
  const stored = new Map<string, string>();
  const tab = { isFull: false, isRefused: false, asks: false };
  const drafts = createDrafts({
    storage() {
      if (tab.isRefused) throw new DOMException('denied', 'SecurityError');
      return {
        getItem: (name) => stored.get(name) ?? null,
        setItem(name, value) {
          if (tab.isFull) throw new DOMException('full', 'QuotaExceededError');
          stored.set(name, value);
        },
        removeItem: (name) => void stored.delete(name),
      };
    },
    askBeforeLeaving: (ask) => (tab.asks = ask),
  });
  return { tab, stored, ...drafts };
}

test('what was typed outlives a reload', () => {
  const { tab, stored, saveDraft } = tabOnTrial();
  saveDraft('contact', { message: 'Hello' });
  expect([...stored]).toEqual([['draft:contact', '{"message":"Hello"}']]);
  expect(tab.asks).toBe(false);
});

test('what a full storage refuses is there when somebody comes back, and a reload asks first', () => {
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
