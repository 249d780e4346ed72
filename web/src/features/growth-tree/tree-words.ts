import { plural, t } from '@lingui/core/macro';
import { type Guest, GUESTS, guestsAt } from '@stillgrove/domain/growth-tree/guests';
import { FULL_TREE } from '@stillgrove/domain/growth-tree/progress';
import { pageLanguage } from '../../platform/language/page-language';

/** How many leaves a tree has, for those who do not see it. */
export function leavesInWords(leaves: number): string {
  if (leaves === 0) return t`A seed with a green tip. It has no leaves yet.`;
  if (leaves === FULL_TREE) return t`A full tree with all ${FULL_TREE} leaves.`;
  return t`A tree with ${leaves} of ${FULL_TREE} leaves.`;
}

/** What there is to see at a tree with this score, or what comes next, in a sentence or two. */
export function treeInWords(score: number): string {
  if (score === 0) return t`This is your seed. Your first breath opens its first leaf.`;
  const guests = guestsAt(score).filter((guest) => guest !== 'blossom');
  const list = new Intl.ListFormat(pageLanguage()).format(guests.map(nameOf));
  if (guests.length === 0)
    return t`Each task opens a leaf. The first guest arrives with leaf ${GUESTS[0].from}.`;
  if (score >= FULL_TREE) return t`Your tree is in bloom. All of its guests are here: ${list}.`;
  return plural(guests.length, {
    one: `One guest is here: ${list}.`,
    2: `Two guests are here: ${list}.`,
    3: `Three guests are here: ${list}.`,
    other: `Four guests are here: ${list}.`,
  });
}

function nameOf(guest: Exclude<Guest, 'blossom'>): string {
  if (guest === 'nest') return t`a nest`;
  if (guest === 'lantern') return t`a lantern`;
  return guest === 'heron' ? t`a heron` : t`a bench`;
}
