import type { HoursRequest, OperatorTherapist } from '@stillgrove/contract/operator-therapists';

const HOUR = 60;
const DAY_MINUTES = 24 * HOUR;

/** From and to as a clock shows them, such as `09:15`; empty while nothing is chosen. */
export type StretchDraft = { readonly key: string; readonly from: string; readonly to: string };
export type WeeklyDraft = StretchDraft & { readonly weekday: number };
/** A date that is not like the others; without any stretch a day off. */
export type DateDraft = {
  readonly key: string;
  readonly date: string;
  readonly open: readonly StretchDraft[];
};

export type HoursDraft = {
  readonly weekly: readonly WeeklyDraft[];
  readonly exceptions: readonly DateDraft[];
};

const newKey = () => crypto.randomUUID();

/** Hours as they stand; dates before `today` are left out and go with the next saving. */
export function hoursDraft({ weekly, exceptions }: OperatorTherapist, today: string): HoursDraft {
  return {
    weekly: weekly.map(({ weekday, ...stretch }) => ({ weekday, ...written(stretch) })),
    exceptions: exceptions
      .filter(({ date }) => date >= today)
      .map(({ date, open }) => ({ key: newKey(), date, open: open.map(written) })),
  };
}

/** What is sent, in the same order, so that what is refused is found. */
export function hoursRequestOf({ weekly, exceptions }: HoursDraft, version: number): HoursRequest {
  return {
    version,
    weekly: weekly.map(({ weekday, ...stretch }) => ({ weekday, ...read(stretch) })),
    exceptions: exceptions.map(({ date, open }) => ({ date, open: open.map(read) })),
  };
}

/** What follows on the others of a day: office hours first, then from where the last one ends. */
export function nextStretch(others: readonly StretchDraft[]): StretchDraft {
  const lastEnd = Math.max(0, ...others.map((other) => read(other).to).filter(Number.isFinite));
  if (lastEnd === 0) return { key: newKey(), from: '09:00', to: '17:00' };
  const from = Math.min(lastEnd + HOUR, DAY_MINUTES - HOUR);
  return { key: newKey(), ...clocks(from, Math.min(from + 2 * HOUR, DAY_MINUTES)) };
}

export const newDate = (): DateDraft => ({ key: newKey(), date: '', open: [] });

/** The same hours once more, on another day. */
export const copied = ({ from, to }: StretchDraft): StretchDraft => ({ key: newKey(), from, to });

function written({ from, to }: { from: number; to: number }): StretchDraft {
  return { key: newKey(), ...clocks(from, to) };
}

const clocks = (from: number, to: number) => ({ from: clock(from), to: clock(to) });

/** Midnight at the end of a day stands as 00:00, since clocks know no 24:00. */
function clock(minute: number): string {
  const [hours, minutes] = [Math.floor((minute % DAY_MINUTES) / HOUR), minute % HOUR];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

function read({ from, to }: Omit<StretchDraft, 'key'>): { from: number; to: number } {
  const end = minuteOf(to);
  return { from: minuteOf(from), to: end === 0 ? DAY_MINUTES : end };
}

/** NaN while nothing is chosen, which no schema takes. */
function minuteOf(text: string): number {
  const [hours = NaN, minutes = NaN] = text.split(':').map(Number);
  return text === '' ? NaN : hours * HOUR + minutes;
}
