import type { Award, EarningActivity } from '@stillgrove/domain/points/award';
import { DAILY_CAP, fitsDailyCap } from '@stillgrove/domain/points/daily-cap';
import { type AwardRefusal } from '@stillgrove/domain/points/rules';

type PointsByActivity = Partial<Record<EarningActivity, number>>;

/** Points as they are shown: what the server confirmed and what still waits here. */
export type DeviceTotals = {
  readonly userId: string;
  readonly totalScore: number;
  readonly leaves: number;
  /** The day to which the points by activity belong. */
  readonly day: string;
  /** Earned on this device. */
  readonly dayPoints: PointsByActivity;
  /** Earned at least on other devices, known from refusals of the server. */
  readonly elsewhere?: PointsByActivity;
};

export function emptyTotals(userId: string, day: string): DeviceTotals {
  return { userId, totalScore: 0, leaves: 0, day, dayPoints: {} };
}

/** The same totals on a day that may be a new one. */
export function onDay({ elsewhere, ...totals }: DeviceTotals, day: string): DeviceTotals {
  if (totals.day !== day) return { ...totals, day, dayPoints: {} };
  return { ...totals, ...(elsewhere && { elsewhere }) };
}

/** Whether an award of the day of these totals still fits under the daily cap, as far as this device knows. */
export function fitsToday({ dayPoints, elsewhere }: DeviceTotals, award: Award): boolean {
  const points = (dayPoints[award.activity] ?? 0) + (elsewhere?.[award.activity] ?? 0);
  return fitsDailyCap(points, award);
}

export function withAward(totals: DeviceTotals, award: Award): DeviceTotals {
  return {
    ...withDayPoints(totals, award.activity, award.points),
    totalScore: totals.totalScore + award.points,
    leaves: totals.leaves + award.leaves,
  };
}

/** Adds an award of any day, as a guest's are who made an account. */
export function withLateAward(totals: DeviceTotals, award: Award): DeviceTotals {
  if (award.day === totals.day) return withAward(totals, award);
  return {
    ...totals,
    totalScore: totals.totalScore + award.points,
    leaves: totals.leaves + award.leaves,
  };
}

/** Takes back what a refused award added to its day, and learns from the daily cap what other devices gave. */
export function withoutRefused(totals: DeviceTotals, award: Award, reason: string): DeviceTotals {
  if (award.day !== totals.day) return totals;
  const { activity, points } = award;
  const here = withDayPoints(totals, activity, -points);
  if (reason !== ('daily-cap' satisfies AwardRefusal)) return here;
  const elsewhere = DAILY_CAP - points + 1 - (here.dayPoints[activity] ?? 0);
  const known = totals.elsewhere?.[activity] ?? 0;
  return { ...here, elsewhere: { ...totals.elsewhere, [activity]: Math.max(known, elsewhere) } };
}

/** Points of a day on this device, all activities together. */
export function pointsOn({ day, dayPoints }: DeviceTotals, today: string): number {
  return day === today ? Object.values(dayPoints).reduce((sum, points) => sum + points, 0) : 0;
}

function withDayPoints(totals: DeviceTotals, activity: EarningActivity, points: number): DeviceTotals {
  const sum = Math.max(0, (totals.dayPoints[activity] ?? 0) + points);
  return { ...totals, dayPoints: { ...totals.dayPoints, [activity]: sum } };
}
