import { t } from '@lingui/core/macro';
import type { ActivityLink, AskedActivity, Side } from '@stillgrove/domain/check-ins/check-in';

const WORDS: Readonly<Record<Side, Readonly<Record<AskedActivity, string>>>> = {
  before: {
    breathing: t`before breathing`,
    body: t`before the body scan`,
    sitting: t`before sitting`,
    movement: t`before exercises`,
    bubble: t`before Bubble Pop`,
    color: t`before Color Matcher`,
    memory: t`before Memory Tiles`,
    sounds: t`before sounds`,
  },
  after: {
    breathing: t`after breathing`,
    body: t`after the body scan`,
    sitting: t`after sitting`,
    movement: t`after exercises`,
    bubble: t`after Bubble Pop`,
    color: t`after Color Matcher`,
    memory: t`after Memory Tiles`,
    sounds: t`after sounds`,
  },
};

/** Around which activity a check-in was made. */
export function aroundInWords({ side, activity }: Pick<ActivityLink, 'side' | 'activity'>): string {
  return WORDS[side][activity];
}
