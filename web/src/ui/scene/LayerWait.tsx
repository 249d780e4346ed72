import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import type { TapWait } from '../../platform/http/use-loaded';
import styles from './LayerWait.module.css';

/** Said below the button that opens a whole screen, while the code of that screen is still on its way. */
export function LayerWait({ wait }: { wait: TapWait }): ReactElement {
  return (
    <p role="status" className={`${styles.wait} ${wait === 'failed' ? 'error' : ''}`}>
      {wait === 'waiting' && t`One moment…`}
      {wait === 'failed' && t`We couldn’t load the next screen. Check your connection, then try again.`}
    </p>
  );
}
