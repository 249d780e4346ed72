import { t } from '@lingui/core/macro';
import type { ActivityId } from '@stillgrove/domain/activities/activities';
import type { RoundActivity } from '@stillgrove/domain/points/award';

/** What each game is called. Each has a page of its own: `pages/Memory.tsx` at `/memory`. */
export const GAME_NAMES: Readonly<Record<RoundActivity, string>> = {
  bubble: t`Bubble Pop`,
  color: t`Color Matcher`,
  memory: t`Memory Tiles`,
};

/** The games in their order. */
export const GAMES = Object.keys(GAME_NAMES) as readonly RoundActivity[];

export function isGame(activity: ActivityId): activity is RoundActivity {
  return activity in GAME_NAMES;
}
