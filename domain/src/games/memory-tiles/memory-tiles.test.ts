import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../random/seeded';
import {
  chooseTile,
  endLook,
  isFaceUp,
  MISMATCH_MS,
  newMemoryRound,
  PREVIEW_MS,
  standingAt,
  tilesOf,
  type MemoryRound,
} from './round';
import { GRID_KEYS, tileTowards } from './steps';
import { COLUMNS, dealTiles, EMOJIS, TILE_COUNT } from './tiles';

const roundId = fc.uuid();
const tile = fc.integer({ min: -1, max: TILE_COUNT });
/** Presses as they come: now and then a hasty one, on any tile. */
const presses = fc.array(fc.record({ tile, afterMs: fc.integer({ min: 0, max: 1500 }) }), { maxLength: 80 });

/** Places by picture, so that a round can be played on purpose. */
function pairsOf(round: MemoryRound): number[][] {
  return EMOJIS.map((emoji) => tilesOf(round).flatMap((one) => (one.emoji === emoji ? [one.id] : [])));
}

function play(id: string, steps: { tile: number; afterMs: number }[]): { round: MemoryRound; atMs: number } {
  let round = newMemoryRound(id);
  let atMs = PREVIEW_MS - 500;
  for (const step of steps) {
    atMs += step.afterMs;
    round = chooseTile(round, step.tile, atMs);
  }
  return { round, atMs };
}

describe('the deal', () => {
  test('lays twelve pictures twice into four rows of six', () => {
    expect(new Set(EMOJIS).size).toBe(12);
    expect([TILE_COUNT, COLUMNS]).toEqual([24, 6]);
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const tiles = dealTiles(seededRandom(seed));
        expect(tiles.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, place) => place));
        for (const emoji of EMOJIS) expect(tiles.filter((one) => one.emoji === emoji)).toHaveLength(2);
      }),
    );
  });

  test('puts every picture everywhere, as often as not', () => {
    const places = Array.from({ length: 24 }, () => 0);
    for (let seed = 0; seed < 4_800; seed += 1) {
      for (const { id, emoji } of dealTiles(seededRandom(seed * 7_919))) if (emoji === '🌙') places[id]! += 1;
    }
    // 400 each are expected; six standard deviations are 117.
    for (const count of places) expect(Math.abs(count - 400)).toBeLessThan(117);
  });
});

describe('time', () => {
  test('shows all tiles for exactly five seconds', () => {
    const round = newMemoryRound('a round');
    expect(standingAt(round, 4_999).phase).toBe('preview');
    expect(isFaceUp(standingAt(round, 4_999), 0)).toBe(true);
    expect(standingAt(round, 5_000).phase).toBe('choosing');
    expect(isFaceUp(standingAt(round, 5_000), 0)).toBe(false);
    expect(standingAt(round, 0).nextChangeMs).toBe(5_000);
  });

  test('lets someone who asked for a longer look end it themselves', () => {
    const round = newMemoryRound('a round', true);
    expect(standingAt(round, 86_400_000)).toMatchObject({ phase: 'preview', nextChangeMs: null });
    expect(chooseTile(round, 0, 86_400_000)).toBe(round);
    const ended = endLook(round, 60_000);
    expect(standingAt(ended, 60_000).phase).toBe('choosing');
    expect(chooseTile(ended, 0, 60_000).choices).toHaveLength(1);
    expect(endLook(ended, 70_000)).toBe(ended);
    const usual = newMemoryRound('a round');
    expect(endLook(usual, 1_000)).toBe(usual);
  });

  test('hides two that do not match exactly a second after the second choice', () => {
    const round = newMemoryRound('a round');
    const [[one], [other]] = pairsOf(round) as [[number], [number]];
    const chosen = chooseTile(chooseTile(round, one, 6_000), other, 7_000);
    expect(standingAt(chosen, 7_999)).toMatchObject({ open: [one, other], moves: 1, nextChangeMs: 8_000 });
    expect(standingAt(chosen, 8_000)).toMatchObject({ open: [], moves: 1, nextChangeMs: null });
  });

  test('may pass unseen: a tab that slept for a day stands as one that watched', () => {
    fc.assert(
      fc.property(roundId, presses, (id, steps) => {
        const { round, atMs } = play(id, steps);
        const watched = standingAt(round, atMs + MISMATCH_MS);
        expect(standingAt(round, atMs + 86_400_000)).toEqual(
          watched.phase === 'preview' ? { ...watched, phase: 'choosing', nextChangeMs: null } : watched,
        );
      }),
    );
  });
});

describe('choices', () => {
  test('are impossible during the preview, on chosen or matched tiles, and with two chosen', () => {
    const round = newMemoryRound('a round');
    const [[one, twin], [other]] = pairsOf(round) as [[number, number], [number]];
    expect(chooseTile(round, one, 4_999)).toBe(round);
    const first = chooseTile(round, one, 5_000);
    expect(first.choices).toHaveLength(1);
    expect(chooseTile(first, one, 5_001)).toBe(first);
    const missed = chooseTile(first, other, 5_002);
    expect(chooseTile(missed, twin, 6_001)).toBe(missed);
    const again = chooseTile(missed, one, 6_002);
    const found = chooseTile(again, twin, 6_003);
    expect(standingAt(found, 6_003)).toMatchObject({ matched: new Set([one, twin]), moves: 2, open: [] });
    expect(chooseTile(found, one, 9_000)).toBe(found);
    for (const nowhere of [-1, 24, 0.5, NaN]) expect(chooseTile(found, nowhere, 9_000)).toBe(found);
  });

  test('never break the rules, whatever is pressed and when', () => {
    fc.assert(
      fc.property(roundId, presses, (id, steps) => {
        const { round, atMs } = play(id, steps);
        const { open, matched, moves } = standingAt(round, atMs);
        const tiles = tilesOf(round);
        expect(open.length).toBeLessThanOrEqual(2);
        expect(matched.size % 2).toBe(0);
        expect(moves).toBe(Math.floor(round.choices.length / 2));
        expect(moves).toBeGreaterThanOrEqual(matched.size / 2);
        for (const place of open) expect(matched.has(place)).toBe(false);
        for (const place of matched) {
          const twins = tiles.filter(({ emoji }) => emoji === tiles[place]!.emoji);
          expect(twins.every((twin) => matched.has(twin.id))).toBe(true);
        }
      }),
    );
  });

  test('what is matched stays, and moves only grow', () => {
    fc.assert(
      fc.property(roundId, presses, (id, steps) => {
        let before = standingAt(newMemoryRound(id), PREVIEW_MS);
        for (let count = 1; count <= steps.length; count += 1) {
          const { round, atMs } = play(id, steps.slice(0, count));
          const now = standingAt(round, atMs);
          expect([...before.matched].every((place) => now.matched.has(place))).toBe(true);
          expect(now.moves).toBeGreaterThanOrEqual(before.moves);
          before = now;
        }
      }),
      { numRuns: 30 },
    );
  });

  test('are the same round again from the same id and the same choices', () => {
    fc.assert(
      fc.property(roundId, presses, (id, steps) => {
        expect(play(id, steps)).toEqual(play(id, steps));
        const { round, atMs } = play(id, steps);
        const again = round.choices.reduce(
          (played, choice) => chooseTile(played, choice.tile, choice.atMs),
          newMemoryRound(id),
        );
        expect(standingAt(again, atMs)).toEqual(standingAt(round, atMs));
      }),
    );
  });

  test('win the round when all tiles are matched, not before', () => {
    fc.assert(
      fc.property(roundId, (id) => {
        let round = newMemoryRound(id);
        let atMs = PREVIEW_MS;
        for (const [index, place] of pairsOf(round).flat().entries()) {
          expect(standingAt(round, atMs).phase).toBe('choosing');
          round = chooseTile(round, place, (atMs += 10));
          expect(standingAt(round, atMs).moves).toBe(Math.floor((index + 1) / 2));
        }
        expect(standingAt(round, atMs)).toMatchObject({ phase: 'won', moves: 12, nextChangeMs: null });
        expect(isFaceUp(standingAt(round, atMs), 0)).toBe(true);
      }),
    );
  });
});

test('the keys move through the grid and stop at its edges', () => {
  expect(tileTowards('ArrowRight', 5)).toBe(5);
  expect(tileTowards('ArrowLeft', 6)).toBe(6);
  expect(tileTowards('ArrowDown', 17)).toBe(23);
  expect(tileTowards('ArrowDown', 18)).toBe(18);
  expect(tileTowards('ArrowUp', 5)).toBe(5);
  expect([tileTowards('Home', 8), tileTowards('End', 8)]).toEqual([6, 11]);
  expect([tileTowards('Control+Home', 8), tileTowards('Control+End', 8)]).toEqual([0, 23]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.constantFrom(...GRID_KEYS), (from, key) => {
      const to = tileTowards(key, from);
      expect(Number.isInteger(to) && to >= 0 && to < 24).toBe(true);
    }),
  );
});
