import type { Award } from '@stillgrove/domain/points/award';
import { completedPhases, phaseEndMs, phasePoints } from '@stillgrove/domain/points/breathing-phases';
import { breathingAward } from '@stillgrove/domain/points/rules';
import type { AwardOutcome } from '../../platform/points/outcome';

export type AwardPorts = {
  today: () => string;
  newRunId: () => string;
  award: (award: Award) => Promise<AwardOutcome>;
};

/**
 * Gives the award of each phase of a run, once.
 *
 * @param count hears how an award ended and what it was worth, unless the exercise was reset since
 */
export function createBreathingAwards(
  ports: AwardPorts,
  count: (outcome: Exclude<AwardOutcome, 'repeated'>, points: number) => void,
) {
  /** Runs since the last reset. */
  const runs = new Set<string>();
  let runId = '';
  let rewarded = 0;

  const reward = (phaseIndex: number, breathedMs: number) => {
    const ofRun = runId;
    const elapsedMs = Math.max(breathedMs, phaseEndMs(phaseIndex));
    void ports.award(breathingAward({ runId, phaseIndex, elapsedMs, day: ports.today() })).then((outcome) => {
      // After a reset the tree keeps the points, but this exercise starts from zero.
      if (runs.has(ofRun) && outcome !== 'repeated') count(outcome, phasePoints(phaseIndex));
    });
  };

  const endRun = () => {
    runId = '';
    rewarded = 0;
  };

  return {
    beginRun: () => {
      if (runId === '') runId = ports.newRunId();
      runs.add(runId);
    },
    /** @param elapsedMs milliseconds breathed in this run */
    giveUntil: (elapsedMs: number) => {
      for (; rewarded < completedPhases(elapsedMs); rewarded += 1) reward(rewarded, elapsedMs);
    },
    endRun,
    forgetRuns: () => {
      runs.clear();
      endRun();
    },
    isOfThisExercise: (id: string) => runs.has(id),
  };
}
