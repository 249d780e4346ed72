import { plural, t } from '@lingui/core/macro';
import { minutesOf, type Place, type Routine, type Way } from '@stillgrove/domain/movement/routine';

/** What each place is called. */
export const PLACE_NAMES: Readonly<Record<Place, string>> = {
  chair: t`In a chair`,
  desk: t`At a desk`,
  bed: t`In bed`,
  standing: t`Standing`,
  walking: t`Walking`,
};

/** What each way to do a step is called. */
export const WAY_NAMES: Readonly<Record<Way, string>> = {
  full: t`As shown`,
  easier: t`Easier`,
  seated: t`Without standing`,
};

/** How long a routine takes. */
export function lengthOf(routine: Routine): string {
  return plural(minutesOf(routine), { one: '# minute', other: '# minutes' });
}
