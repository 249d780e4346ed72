import { standingAt, type MemoryStanding } from '@stillgrove/domain/games/memory-tiles/round';
import { useEffect, useState } from 'react';
import { monotonicNow } from '../../../platform/clock/clock';
import type { AwardNotice } from '../game-round';
import { useGameRound } from '../use-game-round';
import { choose, isWon, MEMORY_RULES, startGame, turnOver, type MemoryGame } from './memory-game';

export type Memory = {
  game: MemoryGame;
  /** Null before a game is started. */
  standing: MemoryStanding | null;
  notice: AwardNotice | null;
  /** With a longer look, all tiles lie face up until `turnOver`. */
  start: (longerLook: boolean) => void;
  turnOver: () => void;
  /** Chooses a tile; gives the game as it is then, the same one when that was not possible. */
  choose: (tile: number) => MemoryGame;
};

/** The game with its time. What shows follows from the time passed, however late a sleeping tab wakes. */
export function useMemory(): Memory {
  const kept = useGameRound(MEMORY_RULES);
  const { round: game, notice, opened } = kept.store();
  const [beganAtMs, setBeganAtMs] = useState(() => monotonicNow() - game.elapsedMs);
  const [seenAtMs, setSeenAtMs] = useState(monotonicNow);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setBeganAtMs(seenAtMs - game.elapsedMs);
  }

  const standing =
    game.round === null ? null : standingAt(game.round, Math.max(seenAtMs - beganAtMs, game.elapsedMs));
  const dueMs = standing?.nextChangeMs ?? null;
  useEffect(() => {
    if (dueMs === null) return undefined;
    const timer = setTimeout(() => setSeenAtMs(monotonicNow()), beganAtMs + dueMs - monotonicNow());
    return () => clearTimeout(timer);
  }, [beganAtMs, dueMs, seenAtMs]);

  useEffect(() => {
    // A reload takes the round up where it was left, even in the middle of the preview.
    const leave = () => {
      const now = kept.store.getState().round;
      if (now.round !== null) kept.play({ ...now, elapsedMs: monotonicNow() - beganAtMs });
    };
    addEventListener('pagehide', leave);
    return () => removeEventListener('pagehide', leave);
  }, [beganAtMs, kept]);

  return {
    game,
    standing,
    notice,
    start(longerLook) {
      setBeganAtMs(monotonicNow());
      setSeenAtMs(monotonicNow());
      kept.renew();
      kept.play(startGame(crypto.randomUUID(), longerLook));
    },
    turnOver() {
      setSeenAtMs(monotonicNow());
      kept.play(turnOver(kept.store.getState().round, monotonicNow() - beganAtMs));
    },
    choose(tile) {
      const before = kept.store.getState().round;
      const after = choose(before, tile, monotonicNow() - beganAtMs);
      setSeenAtMs(monotonicNow());
      if (after !== before) kept.play(after, isWon(after) ? (after.round?.id ?? null) : null);
      return after;
    },
  };
}
