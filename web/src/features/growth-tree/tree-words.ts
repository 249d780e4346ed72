import { plural, t } from '@lingui/core/macro';
import { type Guest, GUESTS, guestsAt } from '@stillgrove/domain/growth-tree/guests';
import {
  FULL_MEADOW,
  FULL_TREE,
  TASKS_PER_FLOWER,
  treeProgress,
} from '@stillgrove/domain/growth-tree/progress';
import { pageLanguage } from '../../platform/language/page-language';

/** How many leaves a tree has, for those who do not see it. */
export function leavesInWords(leaves: number): string {
  if (leaves === 0) return t`A seed with a green tip. It has no leaves yet.`;
  if (leaves === FULL_TREE) {
    const list = namesOf(guestsAt(leaves));
    return t`A full tree with all ${FULL_TREE} leaves. All of its guests are here: ${list}.`;
  }
  return t`A tree with ${leaves} of ${FULL_TREE} leaves.`;
}

/** What there is to see at a tree with this score, or what comes next, in a sentence or two. */
export function treeInWords(score: number): string {
  if (score === 0) return t`This is your seed. Your first breath opens its first leaf.`;
  if (score >= FULL_TREE) return bloomInWords(score);
  const guests = guestsAt(score);
  const list = namesOf(guests);
  if (guests.length === 0)
    return t`Each task opens a leaf. The first guest arrives with leaf ${GUESTS[0].from}.`;
  return plural(guests.length, {
    one: `One guest is here: ${list}.`,
    2: `Two guests are here: ${list}.`,
    3: `Three guests are here: ${list}.`,
    other: `Four guests are here: ${list}.`,
  });
}

function bloomInWords(score: number): string {
  const { flowers } = treeProgress(score);
  if (flowers === 0)
    return t`Your tree is in bloom. From now on, every ${TASKS_PER_FLOWER} tasks bring a flower to its meadow.`;
  if (flowers === FULL_MEADOW) return t`Your tree is in bloom, and its meadow is full of flowers.`;
  const next = FULL_TREE + (flowers + 1) * TASKS_PER_FLOWER;
  return plural(flowers, {
    one: `Your tree is in bloom, and # flower stands in its meadow. The next one comes with task ${next}.`,
    other: `Your tree is in bloom, and # flowers stand in its meadow. The next one comes with task ${next}.`,
  });
}

function namesOf(guests: readonly Guest[]): string {
  const named = guests.filter((guest) => guest !== 'blossom');
  return new Intl.ListFormat(pageLanguage()).format(named.map(nameOf));
}

function nameOf(guest: Exclude<Guest, 'blossom'>): string {
  if (guest === 'nest') return t`a nest`;
  if (guest === 'lantern') return t`a lantern`;
  return guest === 'heron' ? t`a heron` : t`a bench`;
}
