import { expect, test } from 'vitest';
import { choose, isWon, MEMORY_RULES, startGame } from './memory-game';

const reload = (game: unknown) => MEMORY_RULES.read(JSON.parse(JSON.stringify(game)));

test('a reload goes on with the same tiles, moves and time', () => {
  const game = choose(choose(startGame('a round'), 0, 5_000), 1, 6_000);
  expect(game.round?.choices).toHaveLength(2);
  expect(reload(game)).toEqual(game);
});

test('a game that was not started is not kept as one', () => {
  const game = MEMORY_RULES.begin('an id');
  expect(game.round).toBeNull();
  expect(reload(game)).toBeNull();
  expect(choose(game, 0, 9_000)).toBe(game);
  expect(isWon(game)).toBe(false);
});

test('nothing impossible comes out of a damaged storage', () => {
  const damaged = [
    null,
    7,
    {},
    { round: {}, elapsedMs: 1 },
    { round: { id: 'x', choices: 3 }, elapsedMs: 1 },
  ];
  for (const kept of damaged) expect(reload(kept)).toBeNull();
  const choices = [{ tile: 1, atMs: 10 }, { tile: 99, atMs: 6_000 }, {}];
  expect(reload({ round: { id: 'x', choices }, elapsedMs: 9_000 })?.round?.choices).toEqual([]);
});
