import { t } from '@lingui/core/macro';
import { isTimeZone } from '@stillgrove/domain/appointments/time-zone';
import { calendarFile, type Weekday } from '@stillgrove/domain/reminders/calendar-file';
import { pathTo } from '../../platform/language/page-language';
import { saveFile } from '../../platform/storage/save-file';

type Wanted = {
  /** Empty for the usual ones. */
  readonly words: string;
  readonly days: readonly Weekday[];
  /** `19:30` */
  readonly time: string;
  /** Of an activity; empty for none. */
  readonly path: string;
};

/** Writes the file and gives it to the browser to save. Nothing of it leaves the device. */
export function saveMoment({ words, days, time, path }: Wanted): void {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const file = calendarFile(
    {
      words: words === '' ? t`A quiet moment` : words,
      days,
      minute: hour * 60 + minute,
      timeZone: ownZone(),
      url: path === '' ? null : new URL(pathTo(path), location.origin).href,
    },
    { uid: crypto.randomUUID(), nowMs: Date.now() },
  );
  saveFile('moment.ics', 'text/calendar;charset=utf-8', file);
}

/** The zone of the device; some browsers keep it to themselves, whatever the types say. */
function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone !== undefined && isTimeZone(zone) ? zone : 'UTC';
}
