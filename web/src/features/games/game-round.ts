import type { RoundActivity } from '@stillgrove/domain/points/award';
import { create } from 'zustand';

/** What a round needs of the world outside. */
export type RoundPorts = {
  newId: () => string;
  readKept: () => unknown;
  keep: (round: unknown) => void;
  award: (roundId: string) => Promise<'recorded' | 'repeated' | 'capped' | 'unsaved'>;
};

/** How a game begins, and how what was kept of it is read: null when it is damaged. */
export type GameRules<Round> = {
  readonly activity: RoundActivity;
  readonly begin: (id: string) => Round;
  readonly read: (kept: unknown) => Round | null;
};

/** What came of the last award: the point was given, or why it was not. */
export type AwardNotice = 'given' | 'capped' | 'unsaved';

type GameState<Round> = { round: Round; notice: AwardNotice | null };

/**
 * The round of a game that is being played in this tab. It is kept after its award is durable and not
 * before: a reload in between finds the round as it was, and the same award counts once anyway.
 */
export function createGameRound<Round>({ begin, read }: GameRules<Round>, ports: RoundPorts) {
  const store = create<GameState<Round>>(() => ({
    round: read(ports.readKept()) ?? begin(ports.newId()),
    notice: null,
  }));
  let settled: Promise<unknown> = Promise.resolve();

  const keepWhenSettled = () => {
    settled = settled.then(() => ports.keep(store.getState().round));
  };

  const award = async (roundId: string) => {
    const outcome = await ports.award(roundId);
    if (outcome === 'repeated') return;
    store.setState({ notice: outcome === 'recorded' ? 'given' : outcome });
  };

  return {
    store,
    /** Goes on with the round; with the id of an occasion that is worth a point, if this is one. */
    play(round: Round, occasion: string | null = null) {
      store.setState({ round });
      if (occasion !== null) settled = settled.then(() => award(occasion));
      keepWhenSettled();
    },
    /** Begins another round. */
    renew() {
      store.setState({ round: begin(ports.newId()), notice: null });
      keepWhenSettled();
    },
  };
}

export type GameRound<Round> = ReturnType<typeof createGameRound<Round>>;
