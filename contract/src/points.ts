import { activitiesWith } from '@stillgrove/domain/activities/activities';
import * as z from 'zod/mini';

/** Largest batch of awards in one request; it fits well below the body limit. */
export const AWARD_BATCH_MAX = 150;

const id = z.string().check(z.minLength(1), z.maxLength(160));
const shortId = z.string().check(z.regex(/^[\w-]{1,64}$/));
const common = {
  id,
  points: z.int().check(z.nonnegative(), z.maximum(10)),
  leaves: z.int().check(z.nonnegative(), z.maximum(10)),
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
};

/** One thing a person did, as the device sends it. Fields are explained at `Award` in the domain. */
export const award = z.discriminatedUnion('activity', [
  z.strictObject({
    ...common,
    activity: z.enum(activitiesWith('phase')),
    runId: shortId,
    phaseIndex: z.int().check(z.nonnegative(), z.maximum(100_000)),
    elapsedMs: z.number().check(z.nonnegative(), z.maximum(1e9)),
  }),
  z.strictObject({ ...common, activity: z.enum(activitiesWith('round')), roundId: shortId }),
  z.strictObject({ ...common, activity: z.enum(activitiesWith('visit')), itemId: shortId }),
  z.strictObject({
    ...common,
    activity: z.enum(activitiesWith('minute')),
    runId: shortId,
    minuteIndex: z.int().check(z.nonnegative(), z.maximum(1_000)),
    elapsedMs: z.number().check(z.nonnegative(), z.maximum(1e9)),
  }),
]);

/**
 * A batch. Only the ids are checked here: each award is judged on its own, so that one bad award
 * never holds back the rest.
 */
export const pointsRequest = z.strictObject({
  awards: z.array(z.looseObject({ id })).check(z.minLength(1), z.maxLength(AWARD_BATCH_MAX)),
});

const pointsTotals = z.strictObject({
  /** All points ever. */
  totalScore: z.int(),
  /** Leaves of the Relax page. */
  leaves: z.int(),
});

export const pointsAnswer = z.strictObject({ success: z.literal(true), totals: pointsTotals });

export const awardsAnswer = z.strictObject({
  success: z.literal(true),
  /** Ids that are stored for good, now or by an earlier try. */
  accepted: z.array(z.string()),
  refused: z.array(z.strictObject({ id: z.string(), reason: z.string(), message: z.string() })),
  totals: pointsTotals,
});

/** The first day that is asked for, on the person’s own calendar. */
export const daysQuery = z.strictObject({ from: common.day });

export const daysAnswer = z.strictObject({
  success: z.literal(true),
  /** The points of each activity on each day, latest day first. */
  days: z.array(z.strictObject({ day: common.day, activity: z.string(), points: z.int() })),
});

export type PointsRequest = z.infer<typeof pointsRequest>;
export type PointsTotals = z.infer<typeof pointsTotals>;
export type PointsAnswer = z.infer<typeof pointsAnswer>;
export type DaysAnswer = z.infer<typeof daysAnswer>;
export type AwardsAnswer = z.infer<typeof awardsAnswer>;
