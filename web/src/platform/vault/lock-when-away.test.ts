import { HIDDEN_LIMIT_MS, IDLE_LIMIT_MS } from '@stillgrove/domain/vault/auto-lock';
import { expect, test } from 'vitest';
import { lockWhenAway, type AwayPorts } from './lock-when-away';

/** The longest time that `setTimeout` can wait; it calls back at once for anything longer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const DAY_MS = 86_400_000;

/** A page whose clocks, timer and person do what the test says. */
function pageOnTrial() {
  let dateMs = Date.parse('2026-11-22T08:00:00Z');
  let steadyMs = 0;
  let hidden = false;
  let timer: { atMs: number; callBack: () => void } | null = null;
  let reports: Parameters<AwayPorts['watch']>[1] | null = null;
  const page = { locked: 0, timers: 0, longestMs: 0 };
  const end = lockWhenAway(() => (page.locked += 1), {
    now: () => ({ dateMs, steadyMs }),
    after(ms, callBack) {
      page.timers += 1;
      page.longestMs = Math.max(page.longestMs, ms);
      timer = { atMs: steadyMs + (ms > LONGEST_TIMER_MS ? 0 : ms), callBack };
      return () => (timer = null);
    },
    isHidden: () => hidden,
    watch(signal, given) {
      reports = given;
      signal.addEventListener('abort', () => (reports = null));
    },
  });
  return {
    page,
    end,
    pass(ms: number) {
      dateMs += ms;
      steadyMs += ms;
      while (timer !== null && timer.atMs <= steadyMs && page.timers < 1_000) {
        const { callBack } = timer;
        timer = null;
        callBack();
      }
    },
    setDate: (byMs: number) => (dateMs += byMs),
    sleep: (ms: number) => (dateMs += ms),
    touch: () => reports?.onSignOfLife(),
    hide(now: boolean) {
      hidden = now;
      reports?.onVisibilityChange();
    },
    leave: () => reports?.onLeaving(),
  };
}

test('an open diary locks after five minutes without a sign of life, and once only', () => {
  const { page, pass, touch } = pageOnTrial();
  pass(IDLE_LIMIT_MS - 1);
  touch();
  pass(IDLE_LIMIT_MS - 1);
  expect(page.locked).toBe(0);
  pass(IDLE_LIMIT_MS);
  pass(IDLE_LIMIT_MS);
  expect(page.locked).toBe(1);
});

test('a clock that is set back by months neither keeps the diary open nor the processor busy', () => {
  const { page, pass, setDate, touch } = pageOnTrial();
  touch();
  setDate(-90 * DAY_MS);
  pass(IDLE_LIMIT_MS - 1);
  expect(page.locked).toBe(0);
  pass(1);
  expect(page.locked).toBe(1);
  expect(page.timers).toBeLessThan(5);
  expect(page.longestMs).toBeLessThanOrEqual(IDLE_LIMIT_MS);
});

test('a clock that was set back while the page was hidden does not keep the diary open', () => {
  const { page, pass, setDate, hide } = pageOnTrial();
  hide(true);
  setDate(-30 * DAY_MS);
  hide(true);
  pass(HIDDEN_LIMIT_MS);
  expect(page.locked).toBe(1);
  expect(page.timers).toBeLessThan(8);
});

test('a device that slept locks the diary when someone touches it', () => {
  const { page, sleep, touch } = pageOnTrial();
  sleep(8 * 3_600_000);
  touch();
  expect(page.locked).toBe(1);
});

test('a page that goes away locks the diary, and one whose watch has ended does not', () => {
  const left = pageOnTrial();
  left.leave();
  expect(left.page.locked).toBe(1);
  const ended = pageOnTrial();
  ended.end();
  ended.leave();
  ended.pass(IDLE_LIMIT_MS);
  expect(ended.page.locked).toBe(0);
});
