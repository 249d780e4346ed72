import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { OnThisPage } from '../../ui/layout/OnThisPage';

/** The ids of the headings. */
export const MAKE_A_MIX = 'make-a-mix';
export const YOUR_MIXES = 'your-mixes';
export const SLEEP_TIMER = 'sleep-timer';

/** Links to what stands below the mixes. */
export function SoundsOnThisPage(): ReactElement {
  return (
    <OnThisPage
      places={[
        [MAKE_A_MIX, t`Make a mix`],
        [YOUR_MIXES, t`Your mixes`],
        [SLEEP_TIMER, t`Sleep timer`],
      ]}
    />
  );
}
