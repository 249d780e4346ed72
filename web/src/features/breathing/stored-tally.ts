import { readStored, readStoredNumber, removeStored, writeStored } from '../../platform/points/stored-values';

export type StoredTally = { score: number; leaves: number };

export const NO_TALLY: StoredTally = { score: 0, leaves: 0 };

export function storedTally(): StoredTally {
  return {
    score: readStoredNumber('breathingExerciseScore'),
    leaves: readStoredNumber('breathingExerciseLeaves'),
  };
}

/** Adds to what is stored, since another tab may have gone on meanwhile; where nothing is stored, to what is shown. */
export function addToStored(shown: StoredTally, points: number, leaves: number): StoredTally {
  const stored = storedTally();
  const score = readStored('breathingExerciseScore') === null ? shown.score : stored.score;
  const grown = readStored('breathingExerciseLeaves') === null ? shown.leaves : stored.leaves;
  const tally = { score: Math.max(0, score + points), leaves: grown + leaves };
  writeStored('breathingExerciseScore', tally.score);
  writeStored('breathingExerciseLeaves', tally.leaves);
  return tally;
}

export function forgetStored(): void {
  removeStored('breathingExerciseScore', 'breathingExerciseLeaves', 'breathingExerciseIsActive');
}
