import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { Button } from '../../ui/controls/Button';
import styles from './History.module.css';

/**
 * In place of check-ins as long as the private space is locked.
 *
 * @param props.nextFocusId the id of what gets the focus once the button is gone
 */
export function OpenSpace({ nextFocusId }: { nextFocusId: string }): ReactElement {
  const open = async () => {
    const { askForVault } = await retry(() => import('../../ui/vault/ask-for-vault'));
    if ((await askForVault()) === 'open')
      document.getElementById(nextFocusId)?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.locked}>
      <p>{t`Your check-ins are in your private space. Open it to see them.`}</p>
      <Button onClick={() => void open()}>{t`Open your private space`}</Button>
    </div>
  );
}
