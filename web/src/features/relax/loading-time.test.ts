import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadingLeftMs } from './loading-time';

describe('the loading message', () => {
  it('stays 1.2 seconds where it appears only now, or where no one knows since when it is there', () => {
    expect(loadingLeftMs(undefined, 5_000)).toBe(1_200);
    expect(loadingLeftMs(5_000, 5_000)).toBe(1_200);
  });

  it('stays what is left of them where it was there before the code', () => {
    expect(loadingLeftMs(300, 1_000)).toBe(500);
    expect(loadingLeftMs(300, 1_500)).toBe(0);
  });

  it('is over at once on a slow device, and never stays longer, whatever the clocks say', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (seenAt, now) => {
        const left = loadingLeftMs(seenAt, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(1_200);
      }),
    );
  });
});
