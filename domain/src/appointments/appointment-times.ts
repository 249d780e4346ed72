import { CELL_MINUTES, CELL_MS, cellsOf } from './cells';
import { type Hours, type Interval, openOn } from './hours';
import { wallClock } from './time-zone';

/** How long an appointment may be, in minutes. */
export const APPOINTMENT_MINUTES = [15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 180] as const;

/**
 * When appointments can begin: back to back from the beginning of each open stretch, as long as a whole
 * appointment fits. Where the clocks are changed, an hour that does not exist holds none, and an hour that
 * comes twice holds them twice.
 *
 * @param fromMs appointments begin at this moment at the earliest
 * @param toMs and before this one
 * @returns moments in milliseconds since 1970, earliest first
 */
export function appointmentStarts(
  hours: Hours,
  appointmentMinutes: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): number[] {
  const lengthMs = appointmentMinutes * 60_000;
  return openStretches(hours, fromMs, toMs + lengthMs)
    .flatMap(({ startMs, endMs }) => backToBack(startMs, endMs, lengthMs))
    .filter((startMs) => startMs >= fromMs && startMs < toMs);
}

/** Whether the whole of an appointment lies in open hours; one that was scheduled before they changed may not. */
export function liesWithinHours(hours: Hours, startMs: number, appointmentMinutes: number): boolean {
  const wallTimeAt = wallClock(hours.timeZone);
  return cellsOf(startMs, appointmentMinutes).every((cell) => {
    const wall = wallTimeAt(cell * CELL_MS);
    return openOn(wall, hours).some(
      ({ from, to }) => wall.minute >= from && wall.minute + CELL_MINUTES <= to,
    );
  });
}

type Stretch = { startMs: number; endMs: number };

/** Every unbroken run of open cells; looked for from a day before, so that a stretch is seen whole. */
function openStretches(hours: Hours, fromMs: number, toMs: number): Stretch[] {
  const wallTimeAt = wallClock(hours.timeZone);
  const stretches: (Stretch & { name: string })[] = [];
  const firstCell = Math.floor(fromMs / CELL_MS) - (24 * 60) / CELL_MINUTES;
  let day: { date: string; open: Interval[] } = { date: '', open: [] };

  for (let startMs = firstCell * CELL_MS; startMs < toMs + 24 * 3_600_000; startMs += CELL_MS) {
    const wall = wallTimeAt(startMs);
    if (wall.date !== day.date) day = { date: wall.date, open: openOn(wall, hours) };
    const within = day.open.findIndex(
      ({ from, to }) => wall.minute >= from && wall.minute + CELL_MINUTES <= to,
    );
    if (within === -1) continue;
    const name = `${wall.date} ${String(within)}`;
    const last = stretches.at(-1);
    if (last?.name === name && last.endMs === startMs) last.endMs += CELL_MS;
    else stretches.push({ name, startMs, endMs: startMs + CELL_MS });
  }
  return stretches;
}

function backToBack(startMs: number, endMs: number, lengthMs: number): number[] {
  const count = Math.floor((endMs - startMs) / lengthMs);
  return Array.from({ length: count }, (_, index) => startMs + index * lengthMs);
}
