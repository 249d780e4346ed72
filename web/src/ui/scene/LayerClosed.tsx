import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import styles from './LayerClosed.module.css';

/** Said above the button that opens a whole screen, once that screen was closed. */
export function LayerClosed({ wasClosed }: { wasClosed: boolean }): ReactElement {
  return (
    <p role="status" className={styles.closed}>
      {wasClosed && t`That’s it for now. You can start again whenever you like.`}
    </p>
  );
}
