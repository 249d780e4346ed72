import { roundAward } from '@stillgrove/domain/points/rules';
import { expect, test } from 'vitest';
import { createGameRound, type GameRules, type RoundPorts } from './game-round';

type Round = { id: string; steps: number };

const RULES = {
  activity: 'bubble',
  noticeLasts: 'round',
  begin: (id: string): Round => ({ id, steps: 0 }),
  read: (kept: unknown) => kept as Round | null,
} as const;

function table(options: Partial<RoundPorts> = {}, rules: GameRules<Round> = RULES) {
  const kept: unknown[] = [];
  const awarded: string[] = [];
  let count = 0;
  const game = createGameRound(rules, {
    newId: () => `round-${String((count += 1))}`,
    readKept: () => null,
    keep: (round) => kept.push(round),
    award: (id) => {
      awarded.push(id);
      return Promise.resolve('recorded');
    },
    ...options,
  });
  game.open();
  return { game, kept, awarded };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('before it is known whose round it is there is one without an id, and nothing is read', () => {
  const game = createGameRound(RULES, {
    newId: () => 'new',
    readKept: () => expect.unreachable(),
    keep: () => undefined,
    award: () => Promise.resolve('recorded'),
  });
  expect(game.store.getState()).toEqual({ round: { id: '', steps: 0 }, notice: null, opened: false });
});

test('a reload goes on with the round that was kept', () => {
  const round = { id: 'kept', steps: 3 };
  expect(table({ readKept: () => round }).game.store.getState().round).toEqual(round);
});

test('a new round is kept as soon as it lies there', () => {
  expect(table().kept).toEqual([{ id: 'round-1', steps: 0 }]);
});

test('a round is kept only after its award is durable, so a reload in between loses no point', async () => {
  let arrive: (outcome: 'recorded') => void = () => undefined;
  const { game, kept } = table({ award: () => new Promise((resolve) => (arrive = resolve)) });
  game.play({ id: 'round-1', steps: 1 }, 'round-1');
  game.play({ id: 'round-1', steps: 2 });
  await settled();
  expect(kept).toEqual([{ id: 'round-1', steps: 0 }]);
  expect(game.store.getState()).toMatchObject({ round: { id: 'round-1', steps: 2 }, notice: null });
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
  expect(game.store.getState()).toMatchObject({ round: { id: 'round-2', steps: 0 }, notice: null });
});

test('an occasion that counted before says nothing', async () => {
  const { game } = table({ award: () => Promise.resolve('repeated') });
  game.play({ id: 'round-1', steps: 1 }, 'round-1');
  await settled();
  expect(game.store.getState().notice).toBeNull();
});

const BY_TURN: GameRules<Round> = { ...RULES, activity: 'color', noticeLasts: 'turn' };

test('what is said of a point does not stay beside a later miss', async () => {
  const { game } = table({}, BY_TURN);
  game.play({ id: 'round-1', steps: 1 }, 'target-1');
  await settled();
  expect(game.store.getState().notice).toBe('given');
  game.play({ id: 'round-1', steps: 2 });
  expect(game.store.getState().notice).toBeNull();
});

test('a point that is kept late is not told beside a miss that came first', async () => {
  let arrive: (outcome: 'recorded') => void = () => undefined;
  const { game } = table({ award: () => new Promise((resolve) => (arrive = resolve)) }, BY_TURN);
  game.play({ id: 'round-1', steps: 1 }, 'target-1');
  await settled();
  game.play({ id: 'round-1', steps: 2 });
  arrive('recorded');
  await settled();
  expect(game.store.getState().notice).toBeNull();
});

test('in a game of rounds what is said of its point stays for the round', async () => {
  const { game } = table();
  game.play({ id: 'round-1', steps: 1 }, 'round-1');
  await settled();
  game.play({ id: 'round-1', steps: 2 });
  expect(game.store.getState().notice).toBe('given');
});

test('a point that the server refuses for the daily cap is not called given any more', async () => {
  const { game } = table();
  game.play({ id: 'round-1', steps: 1 }, 'round-1');
  await settled();
  const refused = { reason: 'daily-cap', message: 'No.' };
  expect(game.refuse({ ...refused, award: roundAward('memory', 'm', '2027-03-05') })).toBe(false);
  expect(game.store.getState().notice).toBe('given');
  expect(game.refuse({ ...refused, award: roundAward('bubble', 'round-1', '2027-03-05') })).toBe(true);
  expect(game.store.getState().notice).toBe('capped');
});
