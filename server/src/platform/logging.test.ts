import fs from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { collectedLog } from '../testing/collected-log';
import { createLog } from './logging';

const STANDARD_ERROR = 2;

/** Everything that is written to standard error from now on, and time that stands still. */
function watchedStandardError(): { lines(): { msg: string; time: string }[] } {
  vi.useFakeTimers();
  let text = '';
  vi.spyOn(fs, 'writeSync').mockImplementation((fd, part) => {
    expect(fd).toBe(STANDARD_ERROR);
    text += part;
    return Buffer.byteLength(part);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return {
    lines: () =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as { msg: string; time: string }),
  };
}

test('ordinary lines gather for a moment, and a warning is written at once, after those that waited', () => {
  const written = watchedStandardError();
  const messages = () => written.lines().map(({ msg }) => msg);
  const log = createLog('info');
  log.info('an answer');
  expect(messages()).toEqual([]);
  log.child({ reqId: 'a' }).warn('a proxy is not believed');
  expect(messages()).toEqual(['an answer', 'a proxy is not believed']);
  log.info('another answer');
  vi.advanceTimersByTime(249);
  expect(messages()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(messages()[2]).toBe('another answer');
});

test('each line tells when it was written, to the millisecond', () => {
  const { log, lines } = collectedLog();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const times = ['2026-11-22T00:00:00.007Z', '2026-11-22T00:00:00.999Z', '2026-11-22T00:00:01.000Z'];
  for (const time of times) {
    vi.setSystemTime(new Date(time));
    log.info('an answer');
  }
  expect(lines.map(({ time }) => time)).toEqual(times);
});

test('an error is logged by what names it, without the values that a database adds', () => {
  const { log, lines } = collectedLog();
  const cause = Object.assign(new Error('a key is there already'), {
    code: '23505',
    detail: 'Key (email_key)=(ana@example.org) already exists.',
    parameters: ['Ana Lee'],
  });
  log.error({ err: new Error('the account could not be stored', { cause }) }, 'a request failed');
  log.error({ err: cause }, 'again');
  expect(lines[1]).toMatchObject({
    err: { type: 'Error', message: 'a key is there already', code: '23505' },
  });
  expect(lines[0]).toMatchObject({
    err: { stack: expect.stringContaining('a key is there already') as string },
  });
  expect(JSON.stringify(lines)).not.toMatch(/ana/i);
});
