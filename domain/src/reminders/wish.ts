/** When someone wants to be reminded, in the page, of a moment for themselves: parts of the day. */
export const WISHES = ['morning', 'afternoon', 'evening'] as const;

export type Wish = (typeof WISHES)[number];

export function isWish(value: unknown): value is Wish {
  return WISHES.some((wish) => wish === value);
}
