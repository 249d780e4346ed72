import { t } from '@lingui/core/macro';
import type { Bubble } from '@stillgrove/domain/games/bubble-pop/bubble';

export type BubbleSize = 'small' | 'medium' | 'large';

export function sizeOf({ size }: Bubble): BubbleSize {
  if (size < 34) return 'small';
  return size < 47 ? 'medium' : 'large';
}

const SIZE_WORDS: Readonly<Record<BubbleSize, string>> = {
  small: t`Small`,
  medium: t`Medium`,
  large: t`Large`,
};

const COLOR_WORDS: Readonly<Record<Bubble['color'], string>> = {
  clay: t`clay`,
  amber: t`amber`,
  moss: t`moss`,
  sage: t`sage`,
  lake: t`lake`,
  dusk: t`dusk`,
};

/** A bubble in words, such as `Large amber bubble`. */
export function bubbleName(bubble: Bubble): string {
  return t`${SIZE_WORDS[sizeOf(bubble)]} ${COLOR_WORDS[bubble.color]} bubble`;
}
