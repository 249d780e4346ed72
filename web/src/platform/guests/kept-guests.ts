import { isGuestId } from '@stillgrove/domain/accounts/guest';
import { browserRows } from '../vault/rows';
import { readPlanMark } from '../safety-plan/plan-mark';
import { everyoneHere } from '../points/member-points';

/** A guest who was here before, or is here now. Guests have no names. */
export type KeptGuest = {
  readonly id: string;
  readonly points: number;
  /** The last day on which something was earned, or on which the guest began. */
  readonly day: string;
  readonly hasDiary: boolean;
};

/** The guests of whom this device keeps something, latest first; none where it keeps nothing. */
export async function keptGuests(): Promise<KeptGuest[]> {
  try {
    const rows = (await everyoneHere()).filter(({ userId }) => isGuestId(userId));
    const guests = await Promise.all(
      rows.map(async ({ userId, totalScore, day }) => ({
        id: userId,
        points: totalScore,
        day,
        hasDiary: (await browserRows.read(userId)).diary !== undefined,
      })),
    );
    return guests
      .filter(({ id, points, hasDiary }) => points > 0 || hasDiary || readPlanMark(id) !== null)
      .sort((one, other) => other.day.localeCompare(one.day));
  } catch (error) {
    console.info('This browser keeps no guests on the device.', error);
    return [];
  }
}
