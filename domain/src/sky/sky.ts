/** What the sky of a drawn scene looks like; dusk also stands for dawn. */
export type Sky = 'day' | 'dusk' | 'night';

/**
 * The sky at an hour of the person's own clock, the same in every season: low light from five to seven and from six to
 * nine in the evening.
 *
 * @param hour 0 to 23
 * @param theme in the dark one the day has low light, too: a bright sky would be the one bright thing on the screen
 */
export function skyAt(hour: number, theme: 'light' | 'dark'): Sky {
  if (hour >= 7 && hour < 18) return theme === 'dark' ? 'dusk' : 'day';
  return (hour >= 5 && hour < 7) || (hour >= 18 && hour < 21) ? 'dusk' : 'night';
}
