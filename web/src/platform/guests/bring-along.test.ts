import { expect, test, vi } from 'vitest';
import { createBringAlong } from './create-bring-along';

vi.spyOn(console, 'info').mockImplementation(() => undefined);

test('each kind of things is moved once, and then nothing is left to do', async () => {
  const done = vi.fn();
  const steps = [vi.fn(), vi.fn(async () => undefined)];
  await createBringAlong({ steps, done })('guest-1', 'ana');
  for (const step of steps) expect(step.mock.calls).toEqual([['guest-1', 'ana']]);
  expect(done).toHaveBeenCalledOnce();
});

test('a step that fails keeps none of the others from being done, and is tried again', async () => {
  const done = vi.fn();
  const fails = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  const other = vi.fn();
  const bring = createBringAlong({ steps: [fails, other], done });
  await bring('guest-1', 'ana');
  expect(other).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  await bring('guest-1', 'ana');
  expect(done).toHaveBeenCalledOnce();
});
