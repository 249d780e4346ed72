import { roundAward } from '@stillgrove/domain/points/rules';
import { useEffect, useLayoutEffect, useState } from 'react';
import { today } from '../../platform/clock/clock';
import { awardPoints, listenToRefusals } from '../../platform/points/lazy-points';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { keepRound, readRound } from '../../platform/storage/kept-rounds';
import { createGameRound, type GameRound, type GameRules } from './game-round';

/** The round of a game as this tab has it; a reload goes on with it. */
export function useGameRound<Round>(rules: GameRules<Round>): GameRound<Round> {
  const hydrating = useHydrating();
  const [game] = useState(() => {
    const created = createGameRound(rules, {
      newId: () => crypto.randomUUID(),
      readKept: () => readRound(rules.activity),
      keep: (round) => keepRound(rules.activity, round),
      award: (roundId) => awardPoints(roundAward(rules.activity, roundId, today())),
    });
    if (!hydrating) created.open();
    return created;
  });
  useLayoutEffect(() => game.open(), [game]);
  useEffect(() => listenToRefusals(game.refuse), [game]);
  return game;
}
