import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, showToast, TOAST_LIMIT, useToasts } from './toast-store';

const toasts = () => useToasts.getState().toasts;

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('at most twenty are visible, the oldest give way', () => {
  for (let number = 1; number <= 25; number += 1) showToast(`Message ${String(number)}`);
  expect(toasts()).toHaveLength(TOAST_LIMIT);
  expect(toasts()[0]?.message).toBe('Message 6');
});

test('a dismissed toast is removed after exactly a second', () => {
  showToast('Saved');
  const id = toasts()[0]?.id ?? 0;
  dismissToast(id);
  vi.advanceTimersByTime(999);
  expect(toasts()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(1);
  expect(toasts()).toEqual([]);
});

test('a sentence waits for someone who looks at another tab', () => {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', tab);
  showToast('You earned one leaf');
  vi.advanceTimersByTime(60_000);
  expect(toasts()).toMatchObject([{ open: true }]);
  tab.visibilityState = 'visible';
  tab.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5_000);
  expect(toasts()).toMatchObject([{ open: true }]);
  vi.advanceTimersByTime(2_000);
  expect(toasts()).toEqual([]);
});
