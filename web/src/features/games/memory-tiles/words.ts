import { standingAt, tilesOf, type MemoryRound } from '@stillgrove/domain/games/memory-tiles/round';
import { emojiName } from '@stillgrove/domain/games/memory-tiles/tiles';

/** What the last choice has shown. */
export type Shown = { readonly picture: string; readonly outcome: 'first' | 'pair' | 'no-pair' };

export function lastShown(round: MemoryRound): Shown | null {
  const last = round.choices.at(-1);
  const tile = last === undefined ? undefined : tilesOf(round)[last.tile];
  if (last === undefined || tile === undefined) return null;
  const picture = emojiName(tile.emoji);
  if (round.choices.length % 2 === 1) return { picture, outcome: 'first' };
  return { picture, outcome: standingAt(round, last.atMs).open.length === 0 ? 'pair' : 'no-pair' };
}

/** The same for screen readers: one short sentence for each choice. */
export function saidOf({ picture, outcome }: Shown): string {
  if (outcome === 'first') return `${picture}.`;
  return outcome === 'pair' ? `${picture}. A match.` : `${picture}. Not a match.`;
}
