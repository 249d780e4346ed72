import type { RoundActivity } from '@stillgrove/domain/points/award';
import { create } from 'zustand';
import type { AwardOutcome } from '../../platform/points/outcome';
import type { RefusedAward } from '../../platform/points/delivery';

/** What a round needs of the world outside. */
export type RoundPorts = {
  newId: () => string;
  readKept: () => unknown;
  keep: (round: unknown) => void;
  award: (roundId: string) => Promise<AwardOutcome>;
};

/** How a game begins, and how what was kept of it is read: null when it is damaged. */
export type GameRules<Round> = {
  readonly activity: RoundActivity;
  /** Whether what is said of a point stays for the round, or goes with the next turn. */
  readonly noticeLasts: 'round' | 'turn';
  readonly begin: (id: string) => Round;
  readonly read: (kept: unknown) => Round | null;
};

/** What came of the last award: the point was given, or why it was not. */
export type AwardNotice = 'given' | 'capped' | 'unsaved';

type GameState<Round> = {
  round: Round;
  notice: AwardNotice | null;
  /** Whether the round is the person's own, and not the one that stands for it while the person is unknown. */
  opened: boolean;
};

/** What stands for a round while it is not known whose it is: the same for everyone. */
const NO_ID = '';

/**
 * The round of a game that is being played in this tab. It is kept after its award is durable and not
 * before: a reload in between finds the round as it was, and the same award counts once anyway.
 */
export function createGameRound<Round>(rules: GameRules<Round>, ports: RoundPorts) {
  const { begin, read } = rules;
  const store = create<GameState<Round>>(() => ({
    round: begin(NO_ID),
    notice: null,
    opened: false,
  }));
  let settled: Promise<unknown> = Promise.resolve();
  /** The occasion of which something may be said. */
  let current: string | null = null;

  const keepWhenSettled = () => {
    settled = settled.then(() => ports.keep(store.getState().round));
  };

  const award = async (roundId: string) => {
    const outcome = await ports.award(roundId);
    if (outcome === 'repeated' || roundId !== current) return;
    store.setState({ notice: outcome === 'recorded' ? 'given' : outcome });
  };

  return {
    store,
    /** Goes on with the round that was kept, or begins one. Once. */
    open() {
      if (store.getState().opened) return;
      const kept = read(ports.readKept());
      const round = kept ?? begin(ports.newId());
      store.setState({ round, opened: true });
      // What is on the table is the same after a reload, also before the first turn.
      if (kept === null) ports.keep(round);
    },
    /** Goes on with the round; with the id of an occasion that is worth a point, if this is one. */
    play(round: Round, occasion: string | null = null) {
      if (occasion !== null) {
        current = occasion;
        settled = settled.then(() => award(occasion));
      } else if (rules.noticeLasts === 'turn') current = null;
      store.setState(({ notice }) => ({ round, notice: current === null ? null : notice }));
      keepWhenSettled();
    },
    /** Begins another round. */
    renew() {
      current = null;
      store.setState({ round: begin(ports.newId()), notice: null });
      keepWhenSettled();
    },
    /**
     * The server does not count a point that was given here.
     *
     * @returns whether this game says so
     */
    refuse({ award: { activity }, reason }: RefusedAward): boolean {
      if (activity !== rules.activity || reason !== 'daily-cap') return false;
      store.setState({ notice: 'capped' });
      return true;
    },
  };
}

export type GameRound<Round> = ReturnType<typeof createGameRound<Round>>;
