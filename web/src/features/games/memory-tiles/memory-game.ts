import {
  chooseTile,
  endLook,
  newMemoryRound,
  standingAt,
  type Choice,
  type MemoryRound,
} from '@stillgrove/domain/games/memory-tiles/round';
import type { GameRules } from '../game-round';

/** A game of Memory Tiles in this tab: not started, or a round and the time that it has lasted. */
export type MemoryGame = {
  readonly round: MemoryRound | null;
  /** Milliseconds that the round had lasted when it was last kept. Time away from the page is none. */
  readonly elapsedMs: number;
};

/** Memory Tiles as a round that can be kept. A game begins when it is asked to, not when the page opens. */
export const MEMORY_RULES: GameRules<MemoryGame> = {
  activity: 'memory',
  noticeLasts: 'round',
  begin: () => ({ round: null, elapsedMs: 0 }),
  read,
};

/** @param longerLook whether all tiles lie face up until they are turned over */
export function startGame(id: string, longerLook = false): MemoryGame {
  return { round: newMemoryRound(id, longerLook), elapsedMs: 0 };
}

/** Turns all tiles over after a longer look. */
export function turnOver({ round }: MemoryGame, elapsedMs: number): MemoryGame {
  return { round: round === null ? null : endLook(round, elapsedMs), elapsedMs };
}

/** Chooses a tile at a moment of the round; the same game comes back when that is not possible. */
export function choose(game: MemoryGame, tile: number, elapsedMs: number): MemoryGame {
  if (game.round === null) return game;
  const round = chooseTile(game.round, tile, elapsedMs);
  return round === game.round ? game : { round, elapsedMs };
}

export function isWon({ round, elapsedMs }: MemoryGame): boolean {
  return round !== null && standingAt(round, elapsedMs).phase === 'won';
}

/** More than the most patient player makes. */
const MOST_CHOICES = 2_000;

function read(kept: unknown): MemoryGame | null {
  const { round, elapsedMs } = (kept ?? {}) as Partial<MemoryGame>;
  const { id, choices, lookedMs } = (round ?? {}) as Partial<MemoryRound>;
  if (typeof elapsedMs !== 'number' || typeof id !== 'string') return null;
  if (!Array.isArray(choices) || choices.length > MOST_CHOICES) return null;
  if (lookedMs !== undefined && lookedMs !== null && typeof lookedMs !== 'number') return null;
  const begun = newMemoryRound(id, lookedMs !== undefined);
  // Played again by the rules, so that nothing impossible comes out of the storage.
  const played = (choices as readonly Partial<Choice>[]).reduce(
    (sofar, { tile = NaN, atMs = NaN }) => chooseTile(sofar, tile, atMs),
    typeof lookedMs === 'number' ? endLook(begun, lookedMs) : begun,
  );
  return { round: played, elapsedMs };
}
