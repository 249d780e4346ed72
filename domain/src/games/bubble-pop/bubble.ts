/** The six colors, named for what they look like. */
export const BUBBLE_COLORS = ['clay', 'amber', 'moss', 'sage', 'lake', 'dusk'] as const;

type BubbleColor = (typeof BUBBLE_COLORS)[number];

/** A place as parts of the field's width and height. */
export type Place = { readonly x: number; readonly y: number };

/** One bubble of a round. */
export type Bubble = {
  /** Its number within the round, from 0. */
  readonly id: number;
  /** Where its middle is, as parts of the field's width and height. */
  readonly x: number;
  readonly y: number;
  /** Across, in CSS pixels; the same on every screen. */
  readonly size: number;
  readonly color: BubbleColor;
  /** Where its middle is while the window is low and wide. */
  readonly wide: Place;
};

export const BUBBLE_COUNT = 20;
export const SMALLEST_BUBBLE = 20;
export const LARGEST_BUBBLE = 60;

/** A bubble is pressed anywhere in a circle at least this wide, in CSS pixels, around its middle. */
const SMALLEST_PRESS_AREA = 44;

/** How wide the circle is in which a bubble is pressed, in CSS pixels. */
export function pressArea({ size }: Pick<Bubble, 'size'>): number {
  return Math.max(size, SMALLEST_PRESS_AREA);
}
