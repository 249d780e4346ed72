import { dateOf } from './day';

const MS_PER_DAY = 86_400_000;

/**
 * Which question a page opens with: another one each day, the same all day long. Asking for others goes back through
 * those of earlier days, so that tomorrow's stays new.
 *
 * @param count how many questions there are
 * @param turns how many times another one was asked for
 * @returns 0 to `count` - 1
 */
export function questionFor(day: string, count: number, turns = 0): number {
  const dayNumber = Math.floor((dateOf(day)?.getTime() ?? 0) / MS_PER_DAY);
  return (((dayNumber - turns) % count) + count) % count;
}
