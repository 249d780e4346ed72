import { completedPhases } from '@stillgrove/domain/points/breathing-phases';
import { breathingAward } from '@stillgrove/domain/points/rules';
import { today } from '../../platform/clock/clock';
import { awardPoints } from '../../platform/points/lazy-points';
import { breathedMinutes, forgetBreathedMinutes } from '../../platform/storage/breathed-minutes';

const MINUTE_MS = 60_000;

/**
 * Gives whoever came here from the landing page's breath what as long a breath gives anywhere. What breaks off is given
 * the next time, and nothing counts twice.
 */
export async function giveBreathedMinutes(): Promise<void> {
  for (const runId of breathedMinutes()) {
    for (let phaseIndex = 0; phaseIndex < completedPhases(MINUTE_MS); phaseIndex += 1)
      await awardPoints(breathingAward({ runId, phaseIndex, elapsedMs: MINUTE_MS, day: today() }));
  }
  forgetBreathedMinutes();
}
