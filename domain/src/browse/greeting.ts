import { t } from '../language/message';
import { partOfDay } from './part-of-day';

/** How people greet each other at an hour of the day, 0 to 23. */
export function greetingAt(hour: number): string {
  const part = partOfDay(hour);
  if (part === 'morning') return t`Good morning`;
  if (part === 'afternoon') return t`Good afternoon`;
  return part === 'evening' ? t`Good evening` : t`Hello`;
}
