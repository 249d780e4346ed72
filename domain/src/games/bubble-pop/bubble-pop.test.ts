import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUBBLE_COLORS, BUBBLE_COUNT, pressArea, type Bubble } from './bubble';
import { ARCH_PART, SMALLEST_FIELD, SMALLEST_WIDE_FIELD, type Field } from './field';
import { bubblesOf, isOver, isRewarded, newBubbleRound, popBubble, scoreOf } from './round';
import { AIR } from './scatter';
import { bubbleTowards, nearestBubble, type Direction, type Floating } from './steps';
import { LOWEST_TONE, TONE_COUNT, toneOf } from './tone';

const roundId = fc.uuid();
const field = fc.record({
  width: fc.double({ min: SMALLEST_FIELD.width, max: 1600, noNaN: true }),
  height: fc.double({ min: SMALLEST_FIELD.height, max: 1200, noNaN: true }),
});
const press = fc.integer({ min: -2, max: BUBBLE_COUNT + 2 });

const middle = (bubble: Bubble, { width, height }: Field) => ({ x: bubble.x * width, y: bubble.y * height });

describe('a round of bubbles', () => {
  test('has 20 of them, 20 to 60 px wide, in six colors', () => {
    expect(BUBBLE_COLORS).toHaveLength(6);
    const seen = new Set<string>();
    fc.assert(
      fc.property(roundId, (id) => {
        const bubbles = bubblesOf({ id });
        expect(bubbles.map((bubble) => bubble.id)).toEqual(Array.from({ length: 20 }, (_, index) => index));
        for (const { size, color } of bubbles) {
          expect(size).toBeGreaterThanOrEqual(20);
          expect(size).toBeLessThanOrEqual(60);
          seen.add(color);
        }
      }),
    );
    expect(seen).toEqual(new Set(BUBBLE_COLORS));
  });

  test('keeps every press area, at least 44 px wide, apart from every other in any window', () => {
    fc.assert(
      fc.property(roundId, field, (id, window) => {
        const bubbles = bubblesOf({ id });
        for (const one of bubbles) {
          expect(pressArea(one)).toBeGreaterThanOrEqual(44);
          for (const other of bubbles.slice(one.id + 1)) {
            const [a, b] = [middle(one, window), middle(other, window)];
            const reach = (pressArea(one) + pressArea(other)) / 2 + AIR;
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(reach - 1e-6);
          }
        }
      }),
    );
  });

  test('stays inside its arched window, however that is drawn out', () => {
    fc.assert(
      fc.property(roundId, field, (id, window) => {
        const rise = ARCH_PART * window.height;
        for (const bubble of bubblesOf({ id })) {
          const { x, y } = middle(bubble, window);
          const radius = bubble.size / 2;
          expect(Math.min(x, window.width - x, y, window.height - y)).toBeGreaterThan(radius);
          for (let degrees = 0; degrees < 360; degrees += 15) {
            const rim = {
              x: x + radius * Math.cos((degrees * Math.PI) / 180),
              y: y + radius * Math.sin((degrees * Math.PI) / 180),
            };
            if (rim.y >= rise) continue;
            const across = (rim.x - window.width / 2) / (window.width / 2);
            expect(Math.hypot(across, (rise - rim.y) / rise)).toBeLessThan(1);
          }
        }
      }),
    );
  });

  test('is the same round again from the same id and the same presses', () => {
    fc.assert(
      fc.property(roundId, fc.array(press), (id, presses) => {
        const play = () => presses.reduce(popBubble, newBubbleRound(id));
        expect(play()).toEqual(play());
        expect(bubblesOf(play())).toEqual(bubblesOf(newBubbleRound(id)));
      }),
    );
  });

  test('counts each bubble once, whatever is pressed and how often', () => {
    fc.assert(
      fc.property(roundId, fc.array(press, { maxLength: 60 }), (id, presses) => {
        const round = presses.reduce(popBubble, newBubbleRound(id));
        const real = new Set(presses.filter((bubble) => bubble >= 0 && bubble < BUBBLE_COUNT));
        expect(scoreOf(round)).toBe(real.size);
        expect(isRewarded(round)).toBe(real.size > 0);
        expect(isOver(round)).toBe(real.size === BUBBLE_COUNT);
      }),
    );
  });

  test('is worth its point from the first pop, which no later one repeats', () => {
    const first = popBubble(newBubbleRound('a round'), 3);
    expect([newBubbleRound('a round'), first].map(isRewarded)).toEqual([false, true]);
    expect(popBubble(first, 3)).toBe(first);
  });
});

describe('with the arrow keys', () => {
  const directions: Direction[] = ['up', 'down', 'left', 'right'];

  test('a step leads only where the arrow points', () => {
    fc.assert(
      fc.property(roundId, field, fc.constantFrom(...directions), (id, window, direction) => {
        const bubbles = bubblesOf({ id });
        for (const from of bubbles) {
          const to = bubbleTowards(direction, from, bubbles, window);
          if (to === null) continue;
          if (direction === 'left') expect(to.x).toBeLessThan(from.x);
          if (direction === 'right') expect(to.x).toBeGreaterThan(from.x);
          if (direction === 'up') expect(to.y).toBeLessThan(from.y);
          if (direction === 'down') expect(to.y).toBeGreaterThan(from.y);
        }
      }),
    );
  });

  test('popping alone leads from bubble to bubble until none is left', () => {
    fc.assert(
      fc.property(roundId, field, fc.nat(BUBBLE_COUNT - 1), (id, window, start) => {
        let left = bubblesOf({ id });
        let round = newBubbleRound(id);
        for (let at: Floating | null = left[start] ?? null; at !== null;) {
          round = popBubble(round, at.id);
          const next = nearestBubble(at, left, window);
          left = left.filter((bubble) => bubble.id !== at?.id);
          at = next;
        }
        expect(isOver(round)).toBe(true);
      }),
    );
  });

  test('after a pop the nearest bubble is next, and none after the last', () => {
    const bubbles = bubblesOf({ id: 'a round' });
    const [one] = bubbles;
    const near = nearestBubble(one!, bubbles, SMALLEST_FIELD);
    expect(near).not.toBeNull();
    expect(near?.id).not.toBe(one?.id);
    expect(nearestBubble(one!, [one!], SMALLEST_FIELD)).toBeNull();
  });
});

describe('on a phone on its side', () => {
  test('the same bubbles have places in a low window, apart and inside', () => {
    const { width, height } = SMALLEST_WIDE_FIELD;
    fc.assert(
      fc.property(roundId, (id) => {
        const bubbles = bubblesOf({ id });
        for (const { id: number, size, wide } of bubbles) {
          const [x, y] = [wide.x * width, wide.y * height];
          expect(Math.min(x, width - x, y, height - y)).toBeGreaterThan(size / 2);
          for (const other of bubbles.slice(number + 1)) {
            const between = Math.hypot(x - other.wide.x * width, y - other.wide.y * height);
            expect(between).toBeGreaterThan((pressArea({ size }) + pressArea(other)) / 2);
          }
        }
      }),
    );
  });
});

describe('the tone of a bubble', () => {
  const sizes = Array.from({ length: 41 }, (_, step) => 20 + step);

  test('is the deeper, the larger the bubble, over two octaves', () => {
    const tones = sizes.map((size) => toneOf({ size }));
    expect(tones).toEqual([...tones].sort((a, b) => b - a));
    expect(tones.at(-1)).toBe(LOWEST_TONE);
    expect(tones[0]).toBeCloseTo(4 * LOWEST_TONE);
    expect(new Set(tones).size).toBe(TONE_COUNT);
  });

  test('is one of five to the octave', () => {
    for (const size of sizes) {
      const halfTones = 12 * Math.log2(toneOf({ size }) / LOWEST_TONE);
      expect([0, 2, 4, 7, 9]).toContain(Math.round(halfTones) % 12);
    }
  });
});
