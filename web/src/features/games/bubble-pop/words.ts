import type { Bubble } from '@stillgrove/domain/games/bubble-pop/bubble';

export type BubbleSize = 'small' | 'medium' | 'large';

export function sizeOf({ size }: Bubble): BubbleSize {
  if (size < 34) return 'small';
  return size < 47 ? 'medium' : 'large';
}

const SIZE_WORDS: Readonly<Record<BubbleSize, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};

/** A bubble in words, such as `Large amber bubble`. */
export function bubbleName(bubble: Bubble): string {
  return `${SIZE_WORDS[sizeOf(bubble)]} ${bubble.color} bubble`;
}
