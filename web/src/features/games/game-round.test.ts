import { expect, test } from 'vitest';
import { createGameRound, type RoundPorts } from './game-round';

type Round = { id: string; steps: number };

const RULES = {
  activity: 'bubble',
  begin: (id: string): Round => ({ id, steps: 0 }),
  read: (kept: unknown) => kept as Round | null,
} as const;

function table(options: Partial<RoundPorts> = {}) {
  const kept: unknown[] = [];
  const awarded: string[] = [];
  let count = 0;
  const game = createGameRound(RULES, {
    newId: () => `round-${String((count += 1))}`,
    readKept: () => null,
    keep: (round) => kept.push(round),
    award: (id) => {
      awarded.push(id);
      return Promise.resolve('recorded');
    },
    ...options,
  });
  return { game, kept, awarded };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a reload goes on with the round that was kept', () => {
  const round = { id: 'kept', steps: 3 };
  expect(table({ readKept: () => round }).game.store.getState().round).toEqual(round);
});

test('a round is kept only after its award is durable, so a reload in between loses no point', async () => {
  let arrive: (outcome: 'recorded') => void = () => undefined;
  const { game, kept } = table({ award: () => new Promise((resolve) => (arrive = resolve)) });
  game.play({ id: 'round-1', steps: 1 }, 'round-1');
  game.play({ id: 'round-1', steps: 2 });
  await settled();
  expect(kept).toEqual([]);
  expect(game.store.getState()).toEqual({ round: { id: 'round-1', steps: 2 }, notice: null });
  arrive('recorded');
  await settled();
  expect(kept.at(-1)).toEqual({ id: 'round-1', steps: 2 });
  expect(game.store.getState().notice).toBe('given');
});

test('at the daily cap the game goes on and says why the tree stands still', async () => {
  const { game } = table({ award: () => Promise.resolve('capped') });
  game.play({ id: 'round-1', steps: 1 }, 'round-1');
  await settled();
  expect(game.store.getState().notice).toBe('capped');
  game.renew();
  expect(game.store.getState()).toEqual({ round: { id: 'round-2', steps: 0 }, notice: null });
});

test('an occasion that counted before says nothing', async () => {
  const { game } = table({ award: () => Promise.resolve('repeated') });
  game.play({ id: 'round-1', steps: 1 }, 'round-1');
  await settled();
  expect(game.store.getState().notice).toBeNull();
});
