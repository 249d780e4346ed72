import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, dismissToastsOfPage, showToast, TOAST_LIMIT, useToasts } from './toast-store';

const toasts = () => useToasts.getState().toasts;

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [], expanded: false });
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

test('what is said again is one message that counts, in front of the others and for as long as a new one', () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  showToast('Saved');
  showToast('Something else');
  vi.advanceTimersByTime(5_000);
  showToast('Saved');
  showToast('Saved', 'error');
  expect(toasts()).toMatchObject([
    { message: 'Something else', times: 1 },
    { message: 'Saved', tone: 'calm', times: 2 },
    { message: 'Saved', tone: 'error', times: 1 },
  ]);
  vi.advanceTimersByTime(5_000);
  expect(toasts()).toMatchObject([
    { message: 'Saved', tone: 'calm', open: true },
    { tone: 'error', open: true },
  ]);
});

test('an error stays long enough to be read slowly', () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  showToast('We couldn’t save it', 'error');
  vi.advanceTimersByTime(19_000);
  expect(toasts()).toMatchObject([{ open: true }]);
  vi.advanceTimersByTime(2_000);
  expect(toasts()).toEqual([]);
});

test('what is about a page goes with it, and all else stays', () => {
  showToast('You earned one leaf', 'calm', { ofPage: true });
  showToast('Your account is ready');
  dismissToastsOfPage();
  expect(toasts()).toMatchObject([{ open: false }, { message: 'Your account is ready', open: true }]);
});
