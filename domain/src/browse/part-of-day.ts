export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** What people call an hour of the day, 0 to 23. */
export function partOfDay(hour: number): PartOfDay {
  if (hour >= 5 && hour < 12) return 'morning';
  if (hour >= 12 && hour < 18) return 'afternoon';
  return hour >= 18 && hour < 23 ? 'evening' : 'night';
}
