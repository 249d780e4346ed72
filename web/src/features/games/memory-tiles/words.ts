import { t } from '@lingui/core/macro';
import { standingAt, tilesOf, type MemoryRound } from '@stillgrove/domain/games/memory-tiles/round';
import type { Emoji } from '@stillgrove/domain/games/memory-tiles/tiles';

/** Each picture in words. */
export const PICTURE_NAMES: Readonly<Record<Emoji, string>> = {
  '🌿': t`herb`,
  '🍄': t`mushroom`,
  '🌙': t`moon`,
  '🐢': t`turtle`,
  '🦋': t`butterfly`,
  '🌻': t`sunflower`,
  '🐚': t`shell`,
  '🦉': t`owl`,
  '🍂': t`fallen leaves`,
  '🌊': t`wave`,
  '⭐': t`star`,
  '🐝': t`bee`,
};

/** What the last choice has shown. */
export type Shown = { readonly picture: string; readonly outcome: 'first' | 'pair' | 'no-pair' };

export function lastShown(round: MemoryRound): Shown | null {
  const last = round.choices.at(-1);
  const tile = last === undefined ? undefined : tilesOf(round)[last.tile];
  if (last === undefined || tile === undefined) return null;
  const picture = PICTURE_NAMES[tile.emoji];
  if (round.choices.length % 2 === 1) return { picture, outcome: 'first' };
  return { picture, outcome: standingAt(round, last.atMs).open.length === 0 ? 'pair' : 'no-pair' };
}

/** The same for screen readers: one short sentence for each choice. */
export function saidOf({ picture, outcome }: Shown): string {
  if (outcome === 'first') return `${picture}.`;
  return outcome === 'pair' ? t`${picture}. A match.` : t`${picture}. Not a match.`;
}
