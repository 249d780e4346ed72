import { t } from '@lingui/core/macro';
import type { Level } from '@stillgrove/domain/check-ins/check-in';
import type { Quarter } from '@stillgrove/domain/check-ins/feeling-words';

/** Words for each place of the field, by how pleasant it is and how much energy it has; whole, so that they translate. */
const PLACES: Readonly<Record<`${Level},${Level}`, string>> = {
  '-2,2': t`Very unpleasant, a lot of energy`,
  '-2,1': t`Very unpleasant, more energy`,
  '-2,0': t`Very unpleasant`,
  '-2,-1': t`Very unpleasant, less energy`,
  '-2,-2': t`Very unpleasant, very little energy`,
  '-1,2': t`Unpleasant, a lot of energy`,
  '-1,1': t`Unpleasant, more energy`,
  '-1,0': t`Unpleasant`,
  '-1,-1': t`Unpleasant, less energy`,
  '-1,-2': t`Unpleasant, very little energy`,
  '0,2': t`A lot of energy`,
  '0,1': t`More energy`,
  '0,0': t`In the middle`,
  '0,-1': t`Less energy`,
  '0,-2': t`Very little energy`,
  '1,2': t`Pleasant, a lot of energy`,
  '1,1': t`Pleasant, more energy`,
  '1,0': t`Pleasant`,
  '1,-1': t`Pleasant, less energy`,
  '1,-2': t`Pleasant, very little energy`,
  '2,2': t`Very pleasant, a lot of energy`,
  '2,1': t`Very pleasant, more energy`,
  '2,0': t`Very pleasant`,
  '2,-1': t`Very pleasant, less energy`,
  '2,-2': t`Very pleasant, very little energy`,
};

export const PLEASANT_WORDS: Readonly<Record<Level, string>> = {
  '-2': t`Very unpleasant`,
  '-1': t`Unpleasant`,
  '0': t`Neither pleasant nor unpleasant`,
  '1': t`Pleasant`,
  '2': t`Very pleasant`,
};

export const ENERGY_WORDS: Readonly<Record<Level, string>> = {
  '-2': t`Very little energy`,
  '-1': t`Less energy`,
  '0': t`Neither more nor less energy`,
  '1': t`More energy`,
  '2': t`A lot of energy`,
};

/** What each quarter of the field is called: like the place in its middle. */
export const QUARTER_WORDS: Readonly<Record<Quarter, string>> = {
  'more-pleasant': PLACES['1,1'],
  'less-pleasant': PLACES['1,-1'],
  'more-unpleasant': PLACES['-1,1'],
  'less-unpleasant': PLACES['-1,-1'],
};

/** @param energy null where it was not asked */
export function placeInWords(pleasant: Level, energy: Level | null): string {
  return energy === null ? PLEASANT_WORDS[pleasant] : PLACES[`${pleasant},${energy}`];
}
