import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropAnswerDraft, hasAnswerDraft, readAnswerDraft, saveAnswerDraft } from './answer-draft';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an answer outlives a reload together with its id, so that sending it again emails once', () => {
  const draft = saveAnswerDraft('m1', { answer: 'Begin here.', quoted: true, writeAgainInDays: null });
  expect(readAnswerDraft('m1')).toEqual(draft);
  expect(readAnswerDraft('m1').id).toBe(draft.id);
});

test('other words are another answer', () => {
  const { id } = saveAnswerDraft('m1', { answer: 'Begin here.', quoted: true, writeAgainInDays: null });
  expect(saveAnswerDraft('m1', { answer: 'Begin there.', quoted: true, writeAgainInDays: null }).id).not.toBe(
    id,
  );
});

test('each message has a draft of its own, until it is sent', () => {
  saveAnswerDraft('m1', { answer: 'Begin here.', quoted: true, writeAgainInDays: null });
  expect([hasAnswerDraft('m1'), hasAnswerDraft('m2')]).toEqual([true, false]);
  dropAnswerDraft('m1');
  expect(hasAnswerDraft('m1')).toBe(false);
});

test('without storage an answer can still be written, and finished later in the same tab', () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('window', new EventTarget());
  const draft = saveAnswerDraft('m1', { answer: 'Begin here.', quoted: true, writeAgainInDays: null });
  expect(readAnswerDraft('m1')).toEqual(draft);
  dropAnswerDraft('m1');
  expect(hasAnswerDraft('m1')).toBe(false);
});

test('an email quotes the message only where an operator wants it; that and when to write again outlive a reload', () => {
  expect(readAnswerDraft('m1').quoted).toBe(false);
  saveAnswerDraft('m1', { answer: 'Begin here.', quoted: true, writeAgainInDays: 7 });
  expect(readAnswerDraft('m1').quoted).toBe(true);
  expect(readAnswerDraft('m1').writeAgainInDays).toBe(7);
});
