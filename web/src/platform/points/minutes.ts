import type { Award, MinuteActivity } from '@stillgrove/domain/points/award';
import { minuteAward, wholeMinutes } from '@stillgrove/domain/points/rules';
import type { RefusedAward } from './delivery';
import type { AwardOutcome } from './outcome';

/** What the minutes of a run need of the world outside. */
export type MinutePorts = {
  newRunId: () => string;
  today: () => string;
  award: (award: Award) => Promise<AwardOutcome>;
};

/** Why a minute gave no point. */
export type MinuteNotice = 'capped' | 'unsaved';

/**
 * Gives the points of an activity that counts in whole minutes.
 *
 * @param tell told the points of this run so far, and why the last minute gave none (or null)
 */
export function createMinutes(
  activity: MinuteActivity,
  ports: MinutePorts,
  tell: (points: number, notice: MinuteNotice | null) => void,
) {
  let runId = ports.newRunId();
  let awarded = 0;
  let points = 0;

  const award = async (minuteIndex: number, elapsedMs: number) => {
    const ofRun = runId;
    const made = minuteAward({ activity, runId, minuteIndex, elapsedMs, day: ports.today() });
    const outcome = await ports.award(made);
    if (ofRun !== runId || outcome === 'repeated') return;
    if (outcome === 'recorded') points += made.points;
    tell(points, outcome === 'recorded' ? null : outcome);
  };

  return {
    /**
     * Gives a point for each whole minute that is over and was not given before.
     *
     * @param elapsedMs milliseconds of taking part in this run
     */
    advance(elapsedMs: number) {
      const over = wholeMinutes(elapsedMs);
      for (; awarded < over; awarded += 1) void award(awarded, elapsedMs);
    },
    /** Another run begins: its minutes are other occasions. */
    renew() {
      runId = ports.newRunId();
      awarded = 0;
      points = 0;
    },
    /**
     * The server does not count a point that was given here.
     *
     * @returns whether this activity says so
     */
    refuse({ award: refused, reason }: RefusedAward): boolean {
      if (refused.activity !== activity || reason !== 'daily-cap') return false;
      points = Math.max(0, points - refused.points);
      tell(points, 'capped');
      return true;
    },
  };
}
