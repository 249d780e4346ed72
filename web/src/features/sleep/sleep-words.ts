import { plural, t } from '@lingui/core/macro';
import { timelineOf } from '@stillgrove/domain/sleep/timeline';
import { NIGHT_MINUTES, type WindDown } from '@stillgrove/domain/sleep/wind-down';
import type { WindDownState } from './wind-down-session';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

export function minutesName(minutes: number): string {
  if (minutes >= HOUR_MINUTES && minutes % HOUR_MINUTES === 0)
    return plural(minutes / HOUR_MINUTES, { one: '# hour', other: '# hours' });
  return plural(minutes, { one: '# minute', other: '# minutes' });
}

/** How long all of it takes, as far as it ends. */
export function wholeTime(chosen: WindDown): string {
  const { durationMs } = timelineOf(chosen);
  if (durationMs === 0) return t`The screen stays dark until you stop it.`;
  if (chosen.sounds && !chosen.fade) {
    const hours = NIGHT_MINUTES / HOUR_MINUTES;
    return t`The sounds go on for up to ${hours} hours. You can stop them at any time.`;
  }
  const soundMinutes = chosen.sounds ? chosen.fadeMinutes : 0;
  const wordMinutes = durationMs / MINUTE_MS - soundMinutes;
  if (soundMinutes > 0 && wordMinutes > 0) {
    // No one has to stay awake for the sounds, which are most of it.
    const words = minutesName(wordMinutes);
    const sounds = minutesName(soundMinutes);
    return t`It guides you for ${words}. Then sounds play for ${sounds}, fade, and end by themselves.`;
  }
  const time = minutesName(durationMs / MINUTE_MS);
  return t`All of it takes ${time} and ends by itself.`;
}

/** Which part was paused, and how long it goes on; nothing where only the screen is dimmed, which has no end. */
export function whereInWords(
  chosen: WindDown,
  { part, inPartMs }: Pick<WindDownState, 'part' | 'inPartMs'>,
): string {
  const found = timelineOf(chosen).parts.find(({ kind }) => kind === part);
  if (found === undefined) return '';
  const left = Math.max(1, Math.round((found.endMs - found.startMs - inPartMs) / MINUTE_MS));
  // Who has hours left counts no minutes.
  const time = minutesName(left > 2 * HOUR_MINUTES ? Math.round(left / HOUR_MINUTES) * HOUR_MINUTES : left);
  if (found.kind === 'breath') return t`Slow exhale: about ${time} left.`;
  return found.kind === 'scan' ? t`Body scan: about ${time} left.` : t`Sounds: about ${time} left.`;
}

export const NOTICES: Readonly<Record<NonNullable<WindDownState['notice']>, string>> = {
  elsewhere: t`This is running in another tab.`,
  refused: t`The sound couldn’t start. Words and time go on while this page is in sight.`,
};
