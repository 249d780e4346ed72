import type { Random } from '../../random/seeded';

/** The pictures of the tiles. */
export const EMOJIS = ['🌿', '🍄', '🌙', '🐢', '🦋', '🌻', '🐚', '🦉', '🍂', '🌊', '⭐', '🐝'] as const;

export type Emoji = (typeof EMOJIS)[number];

/** One tile. Its id is its place, from 0, row after row. */
export type Tile = { readonly id: number; readonly emoji: Emoji };

export const TILE_COUNT = 2 * EMOJIS.length;
export const COLUMNS = 6;

/** Shuffles every picture twice into the places (Fisher and Yates). */
export function dealTiles(random: Random): Tile[] {
  const pack = [...EMOJIS, ...EMOJIS];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    const [taken, kept] = [pack[chosen], pack[last]];
    if (taken !== undefined && kept !== undefined) [pack[last], pack[chosen]] = [taken, kept];
  }
  return pack.map((emoji, id) => ({ id, emoji }));
}
