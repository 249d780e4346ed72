/** What the sky of a drawn scene looks like; dusk also stands for dawn. */
export type Sky = 'day' | 'dusk' | 'night';

/**
 * The sky at an hour of the person's own clock, the same in every season: low light from five to seven and from six to
 * nine in the evening.
 *
 * @param hour 0 to 23
 */
export function skyAt(hour: number): Sky {
  if (hour >= 7 && hour < 18) return 'day';
  return (hour >= 5 && hour < 7) || (hour >= 18 && hour < 21) ? 'dusk' : 'night';
}
