import type { ActivityWith, PointsRule } from '../activities/activities';

/** Ids of the activities that are worth points. */
export type EarningActivity = ActivityWith<PointsRule>;
export type RoundActivity = ActivityWith<'round'>;
export type VisitActivity = ActivityWith<'visit'>;
export type MinuteActivity = ActivityWith<'minute'>;

type AwardBase = {
  /**
   * Names the occasion and nothing else, so that the same occasion has the same id on every try and
   * on every device: it is counted once however often it arrives.
   */
  readonly id: string;
  readonly points: number;
  /** Leaves of the Relax page. Leaves of the breathing tree live on the device alone. */
  readonly leaves: number;
  /** The person's calendar day, `YYYY-MM-DD`. */
  readonly day: string;
};

export type BreathingAward = AwardBase & {
  readonly activity: ActivityWith<'phase'>;
  readonly runId: string;
  /** Number of the phase within its run, from 0. */
  readonly phaseIndex: number;
  /** Monotonic milliseconds breathed in this run when the phase ended. */
  readonly elapsedMs: number;
};

export type RoundAward = AwardBase & {
  readonly activity: RoundActivity;
  readonly roundId: string;
};

export type VisitAward = AwardBase & {
  readonly activity: VisitActivity;
  readonly itemId: string;
};

export type MinuteAward = AwardBase & {
  readonly activity: MinuteActivity;
  readonly runId: string;
  /** Number of the minute within its run, from 0. */
  readonly minuteIndex: number;
  /** Monotonic milliseconds of taking part in this run when the minute was over. */
  readonly elapsedMs: number;
};

/** One thing a person did that is worth points. */
export type Award = BreathingAward | RoundAward | VisitAward | MinuteAward;
