import { roundAward } from '@stillgrove/domain/points/rules';
import { useEffect, useState } from 'react';
import { today } from '../../platform/clock/clock';
import { awardPoints, listenToRefusals } from '../../platform/points/member-points';
import { keepRound, readRound } from '../../platform/rounds/kept-rounds';
import { createGameRound, type GameRound, type GameRules } from './game-round';

/** The round of a game as this tab has it; a reload goes on with it. */
export function useGameRound<Round>(rules: GameRules<Round>): GameRound<Round> {
  const [game] = useState(() =>
    createGameRound(rules, {
      newId: () => crypto.randomUUID(),
      readKept: () => readRound(rules.activity),
      keep: (round) => keepRound(rules.activity, round),
      award: (roundId) => awardPoints(roundAward(rules.activity, roundId, today())),
    }),
  );
  useEffect(() => listenToRefusals(game.refuse), [game]);
  return game;
}
