import { plural, t } from '@lingui/core/macro';
import { ACTIVITIES, type HubActivity } from '@stillgrove/domain/activities/activities';
import type { PartOfDay } from '@stillgrove/domain/browse/part-of-day';
import type { Reason } from '@stillgrove/domain/browse/reason';
import type { Suggestion } from '@stillgrove/domain/browse/suggestion';
import { ACTIVITY_CARDS } from '../../ui/activities/activity-cards';
import { isGame } from '../../ui/activities/game-names';

/** Without a title of its own, a game is to be played, and any other activity has the name of its card. */
const TITLES: Readonly<Partial<Record<HubActivity, string>>> = {
  breathing: t`Breathe for a minute`,
  checkIn: t`Check in with yourself`,
  diary: t`Write in your diary`,
  bubble: t`Pop a few bubbles`,
  color: t`Match a few colors`,
  body: t`Rest with a body scan`,
  sounds: t`Listen to a calm sound`,
  sitting: t`Sit for a while`,
  sleep: t`Wind down for the night`,
  movement: t`Move for a few minutes`,
  relax: t`Find a calm exercise`,
  books: t`Find a calming book`,
  video: t`Watch a calming video`,
  articles: t`Read about mental health`,
};

const HABITS: Readonly<Record<'before-bed' | 'this-hour' | PartOfDay, string>> = {
  'before-bed': t`You often do this before bed.`,
  'this-hour': t`You often do this around this time.`,
  morning: t`You often do this in the morning.`,
  afternoon: t`You often do this in the afternoon.`,
  evening: t`You often do this in the evening.`,
  night: t`You often do this at night.`,
};

/** Who is just looking has given no reason. */
const REASONS: Readonly<Record<Exclude<Reason, 'looking'>, string>> = {
  sleep: t`You said sleep brought you here.`,
  worry: t`You said worry brought you here.`,
  mood: t`You said low mood brought you here.`,
};

/** Where the suggestion is done, for as long as its title says. */
export function suggestionPath({ activity, minutes }: Suggestion): string {
  const { path } = ACTIVITIES[activity];
  return activity === 'breathing' ? `${path}?minutes=${String(minutes ?? 1)}` : path;
}

/** What is suggested, in a few words. */
export function suggestionTitle({ activity, minutes }: Suggestion): string {
  if (activity === 'breathing' && minutes !== null)
    return plural(minutes, { one: 'Breathe for a minute', other: 'Breathe for # minutes' });
  const { name } = ACTIVITY_CARDS[activity];
  return TITLES[activity] ?? (isGame(activity) ? t`Play ${name}` : name);
}

/** Why it is suggested; where nothing is known of the person, what it is. */
export function suggestionReason({ activity, why }: Suggestion): string {
  if (why.by === 'habit') return HABITS[why.when];
  if (why.by === 'reason' && why.reason !== 'looking') return REASONS[why.reason];
  return ACTIVITY_CARDS[activity].words;
}
