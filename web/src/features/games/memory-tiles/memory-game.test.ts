import { expect, test } from 'vitest';
import { choose, isWon, MEMORY_RULES, startGame, turnOver } from './memory-game';

const reload = (game: unknown) => MEMORY_RULES.read(JSON.parse(JSON.stringify(game)));

test('a reload goes on with the same tiles, moves and time', () => {
  const game = choose(choose(startGame('a round'), 0, 5_000), 1, 6_000);
  expect(game.round?.choices).toHaveLength(2);
  expect(reload(game)).toEqual(game);
});

test('a reload in the middle of a longer look, and after it, goes on as it was', () => {
  const looking = startGame('a round', true);
  expect(reload(looking)).toEqual(looking);
  const played = choose(turnOver(looking, 90_000), 0, 91_000);
  expect(played.round?.choices).toHaveLength(1);
  expect(reload(played)).toEqual(played);
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
    { round: { id: 'x', choices: [], lookedMs: 'long' }, elapsedMs: 1 },
  ];
  for (const kept of damaged) expect(reload(kept)).toBeNull();
  const choices = [{ tile: 1, atMs: 10 }, { tile: 99, atMs: 6_000 }, {}];
  expect(reload({ round: { id: 'x', choices }, elapsedMs: 9_000 })?.round?.choices).toEqual([]);
});
