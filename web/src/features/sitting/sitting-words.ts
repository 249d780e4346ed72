import { plural, t } from '@lingui/core/macro';
import type { BellsBetween, BellSound, Sitting } from '@stillgrove/domain/sitting/settings';
import type { LengthChoice, Problem, TypedField } from '@stillgrove/domain/sitting/typed';
import type { SittingState } from './sitting-session';

export function lengthName(choice: LengthChoice): string {
  if (choice === 'open') return t`No end`;
  if (choice === 'own') return t`Custom`;
  return plural(choice, { one: '# minute', other: '# minutes' });
}

export const BETWEEN_NAMES: Readonly<Record<BellsBetween['kind'], string>> = {
  none: t`None`,
  every: t`At regular intervals`,
  own: t`At set minutes`,
  chance: t`At random`,
};

export const BELL_NAMES: Readonly<Record<BellSound, string>> = { bowl: t`Singing bowl`, bell: t`Small bell` };

export function preparationName(seconds: number): string {
  if (seconds === 0) return t`None`;
  if (seconds < 60) return plural(seconds, { one: '# second', other: '# seconds' });
  return plural(seconds / 60, { one: '# minute', other: '# minutes' });
}

/** What the chosen sitting will be, in whole sentences. */
export function summaryOf({ minutes, between, startBell, endBell }: Sitting): string {
  const sentences = [lengthSentence(minutes), edgesSentence(startBell, endBell && minutes !== null)];
  if (between.kind !== 'none') sentences.push(betweenSentence(between));
  return sentences.join(' ');
}

function lengthSentence(minutes: number | null): string {
  if (minutes === null) return t`It goes on until you end it.`;
  return plural(minutes, { one: 'You sit for # minute.', other: 'You sit for # minutes.' });
}

function edgesSentence(start: boolean, end: boolean): string {
  if (start && end) return t`A bell rings at the start and at the end.`;
  if (start) return t`A bell rings at the start.`;
  return end ? t`A bell rings at the end.` : t`No bell rings at the start or the end.`;
}

function betweenSentence(between: Exclude<BellsBetween, { kind: 'none' }>): string {
  if (between.kind === 'every')
    return plural(between.minutes, {
      one: 'In between it rings every minute.',
      other: 'In between it rings every # minutes.',
    });
  if (between.kind === 'own') {
    const minutes = between.minutes.join(', ');
    return t`In between it rings at these minutes: ${minutes}.`;
  }
  return plural(between.count, {
    one: 'In between it rings once, at random.',
    other: 'In between it rings # times, at random.',
  });
}

export function problemWords(field: TypedField, problem: Problem): string {
  if (problem === 'no-room')
    return t`A sitting of one minute has no room for bells in between. Choose a longer one, or None.`;
  if (problem === 'no-end')
    return t`Random bells need to know when the sitting ends. Choose a length or another kind of bell.`;
  const { from, to } = problem;
  if (field === 'ownMinutes')
    return t`Enter whole minutes from ${from} to ${to} with commas between them, such as 5, 10, 25.`;
  if (field === 'byChance') return t`Enter a whole number of bells from ${from} to ${to}.`;
  return t`Enter a whole number of minutes from ${from} to ${to}.`;
}

export const NOTICES: Readonly<Record<NonNullable<SittingState['notice']>, string>> = {
  capped: t`You have all of today’s points for sitting. You can go on as long as you like.`,
  unsaved: t`We couldn’t save the points for this session, because this browser doesn’t store data for this site and our server didn’t take them. You can go on with it.`,
  elsewhere: t`This session is running in another tab.`,
  unbegun: t`You were still settling in. Nothing was counted, and that’s fine.`,
  refused: t`The sound couldn’t start, so no bell will ring. Time goes on while this page is in sight.`,
};

/** What was really sat, and nothing else. */
export function satSentence(minutes: number): string {
  if (minutes === 0) return t`That was less than a minute.`;
  return plural(minutes, { one: 'That was # minute.', other: 'That was # minutes.' });
}
