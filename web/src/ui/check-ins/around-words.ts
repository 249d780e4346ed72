import { t } from '@lingui/core/macro';
import type { ActivityLink, AskedActivity, Side } from '@stillgrove/domain/check-ins/check-in';
import type { RoundActivity } from '@stillgrove/domain/points/award';
import { GAME_NAMES, isGame } from '../activities/game-names';

const WORDS: Readonly<Record<Side, Readonly<Record<Exclude<AskedActivity, RoundActivity>, string>>>> = {
  before: {
    breathing: t`before breathing`,
    body: t`before the body scan`,
    sitting: t`before sitting`,
    movement: t`before exercises`,
    sounds: t`before sounds`,
  },
  after: {
    breathing: t`after breathing`,
    body: t`after the body scan`,
    sitting: t`after sitting`,
    movement: t`after exercises`,
    sounds: t`after sounds`,
  },
};

/** Around which activity a check-in was made. */
export function aroundInWords({ side, activity }: Pick<ActivityLink, 'side' | 'activity'>): string {
  if (!isGame(activity)) return WORDS[side][activity];
  const name = GAME_NAMES[activity];
  return side === 'before' ? t`before ${name}` : t`after ${name}`;
}
