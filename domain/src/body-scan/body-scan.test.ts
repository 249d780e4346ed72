import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makePlan, SCAN_MINUTES, speakingMs, type ScriptPart } from './plan';
import { advance, goOn, moveTo, restingAt } from './run';
import { backOnePart, scanAt, skipPart } from './scan';

const line = fc.record({
  text: fc.string({ minLength: 1, maxLength: 60 }),
  from: fc.constantFrom(...SCAN_MINUTES),
});
const part = fc.record({
  id: fc.uuid(),
  name: fc.string(),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});
/** Scripts whose words fit into five minutes. */
const script = fc
  .array(part, { minLength: 1, maxLength: 8 })
  .filter((parts) => parts.some(({ lines }) => lines.some(({ from }) => from === 5)));
const minutes = fc.constantFrom(...SCAN_MINUTES);
const planned = fc.tuple(script, minutes).map(([parts, length]) => makePlan(parts, length));

describe('a plan', () => {
  test('fills its time exactly, without gaps, and gives every sentence the time to be spoken', () => {
    fc.assert(
      fc.property(script, minutes, (parts, length) => {
        const plan = makePlan(parts, length);
        let now = 0;
        for (const { text, startMs, endMs } of plan.lines) {
          expect(startMs).toBeCloseTo(now, 5);
          expect(endMs - startMs).toBeGreaterThanOrEqual(speakingMs(text));
          now = endMs;
        }
        expect(now).toBeCloseTo(length * 60_000, 5);
        expect(plan.parts[0]?.startMs).toBe(0);
        expect(plan.parts.at(-1)?.endMs).toBeCloseTo(length * 60_000, 5);
      }),
    );
  });

  test('is as silent after each sentence as after any other, and twice as long after a part', () => {
    fc.assert(
      fc.property(planned, ({ lines, durationMs }) => {
        const shares = lines.map(({ partIndex }, index) =>
          lines[index + 1]?.partIndex === partIndex ? 1 : 2,
        );
        const spokenMs = lines.reduce((sum, { text }) => sum + speakingMs(text), 0);
        const silenceMs = (durationMs - spokenMs) / shares.reduce<number>((sum, share) => sum + share, 0);
        for (const [index, { text, startMs, endMs }] of lines.entries())
          expect(endMs - startMs - speakingMs(text)).toBeCloseTo(silenceMs * (shares[index] ?? 0), 3);
      }),
    );
  });

  test('gives a longer sentence more time to be spoken, and none less than a second', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, more) => {
        expect(speakingMs(text)).toBeGreaterThanOrEqual(1_000);
        expect(speakingMs(text + more)).toBeGreaterThan(speakingMs(text));
      }),
    );
  });

  test('names its parts and their sentences as the script does', () => {
    fc.assert(
      fc.property(script, (parts) => {
        const plan = makePlan(parts, 20);
        expect(plan.parts).toMatchObject(parts.map(({ id, name }) => ({ id, name })));
        expect(plan.lines.map(({ text, partIndex }) => ({ text, partIndex }))).toEqual(
          parts.flatMap(({ lines }, partIndex) => lines.map(({ text }) => ({ text, partIndex }))),
        );
      }),
    );
  });

  test('says everything that a shorter one says, in the same order', () => {
    const parts: ScriptPart[] = [
      {
        id: 'a',
        name: 'A',
        lines: [
          { text: 'one', from: 5 },
          { text: 'two', from: 20 },
        ],
      },
      { id: 'b', name: 'B', lines: [{ text: 'three', from: 10 }] },
    ];
    const texts = (length: 5 | 10 | 20) => makePlan(parts, length).lines.map(({ text }) => text);
    expect(texts(5)).toEqual(['one']);
    expect(texts(10)).toEqual(['one', 'three']);
    expect(texts(20)).toEqual(['one', 'two', 'three']);
    expect(makePlan(parts, 5).parts.map(({ id }) => id)).toEqual(['a']);
  });
});

describe('a moment of the scan', () => {
  test('is inside the sentence and the part that it names', () => {
    fc.assert(
      fc.property(planned, fc.double({ min: 0, max: 1, noNaN: true }), (plan, share) => {
        const elapsed = share * (plan.durationMs - 1);
        const { line: said, part: current, over, progress, minutesLeft } = scanAt(plan, elapsed);
        expect(said.startMs).toBeLessThanOrEqual(elapsed);
        expect(said.endMs).toBeGreaterThanOrEqual(elapsed);
        expect(current.startMs).toBeLessThanOrEqual(said.startMs);
        expect(current.endMs).toBeGreaterThanOrEqual(said.endMs);
        expect(over).toBe(false);
        expect(progress).toBeLessThan(1);
        expect(minutesLeft).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('tells how much is over and how many minutes are left, the begun one counted', () => {
    const plan = makePlan([{ id: 'a', name: 'A', lines: [{ text: 'one', from: 5 }] }], 10);
    expect(scanAt(plan, 0)).toMatchObject({ progress: 0, minutesLeft: 10, over: false });
    expect(scanAt(plan, 150_000)).toMatchObject({ progress: 0.25, minutesLeft: 8 });
    expect(scanAt(plan, 540_000)).toMatchObject({ progress: 0.9, minutesLeft: 1 });
    expect(scanAt(plan, 599_999)).toMatchObject({ minutesLeft: 1, over: false });
  });

  test('needs something to be said', () => {
    expect(() => scanAt(makePlan([], 5), 0)).toThrow('at least one sentence');
  });

  test('never goes back while time goes on', () => {
    fc.assert(
      fc.property(planned, fc.nat(1_300_000), fc.nat(60_000), (plan, elapsed, later) => {
        expect(scanAt(plan, elapsed + later).lineIndex).toBeGreaterThanOrEqual(
          scanAt(plan, elapsed).lineIndex,
        );
      }),
    );
  });

  test('is the end from the last millisecond on, with the last sentence still there', () => {
    fc.assert(
      fc.property(planned, fc.nat(1_000_000), (plan, late) => {
        expect(scanAt(plan, plan.durationMs + late)).toMatchObject({
          over: true,
          progress: 1,
          minutesLeft: 0,
          lineIndex: plan.lines.length - 1,
        });
      }),
    );
  });
});

describe('going back and skipping', () => {
  test('skipping leads through every part to the end', () => {
    fc.assert(
      fc.property(planned, (plan) => {
        const visited: number[] = [];
        let elapsed = 0;
        while (elapsed < plan.durationMs) {
          visited.push(scanAt(plan, elapsed).partIndex);
          elapsed = skipPart(plan, elapsed);
        }
        expect(visited).toEqual(plan.parts.map((_, index) => index));
      }),
    );
  });

  test('back means the beginning of the part, and at its beginning the part before', () => {
    fc.assert(
      fc.property(planned, fc.nat(7), (plan, index) => {
        const here = plan.parts[index];
        fc.pre(here !== undefined && here.endMs - here.startMs > 5_000);
        expect(backOnePart(plan, here!.startMs + 4_500)).toBe(here!.startMs);
        const before = plan.parts[index - 1]?.startMs ?? 0;
        for (const sinceMs of [0, 3_999]) expect(backOnePart(plan, here!.startMs + sinceMs)).toBe(before);
      }),
    );
  });
});

describe('a run', () => {
  test('counts small steps as one big step', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(9_999), { maxLength: 60 }), (gaps) => {
        let run = goOn(restingAt(700), 50);
        let now = 50;
        for (const gap of gaps) run = advance(run, (now += gap));
        expect(run.elapsedMs).toBe(700 + gaps.reduce((sum, gap) => sum + gap, 0));
      }),
    );
  });

  test('waits for a device that slept, and for a clock that jumps back', () => {
    const run = advance(goOn(restingAt(0), 0), 4_000);
    expect(advance(run, 4_000_000).elapsedMs).toBe(4_000);
    expect(advance(run, 3_000).elapsedMs).toBe(4_000);
  });

  test('counts ten seconds at once, and not a millisecond more', () => {
    const run = goOn(restingAt(500), 0);
    expect(advance(run, 10_000)).toEqual(goOn(restingAt(10_500), 10_000));
    expect(advance(run, 10_001)).toEqual(goOn(restingAt(500), 10_001));
  });

  test('rests or goes on at another place as it did before', () => {
    expect(moveTo(restingAt(500), 900)).toEqual(restingAt(900));
    expect(moveTo(goOn(restingAt(500), 70), 900)).toEqual(goOn(restingAt(900), 70));
  });

  test('stands still while it rests', () => {
    expect(advance(restingAt(5_000), 9_000)).toEqual(restingAt(5_000));
  });
});
