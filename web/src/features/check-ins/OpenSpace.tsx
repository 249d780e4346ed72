import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { Button } from '../../ui/controls/Button';
import styles from './History.module.css';

/**
 * In place of check-ins as long as the private space is locked.
 *
 * @param props.nextFocusId the id of what gets the focus once the button is gone
 * @param props.words what is in there, and why to open it
 */
export function OpenSpace({ nextFocusId, words }: { nextFocusId: string; words: string }): ReactElement {
  const open = async () => {
    const { askForVault } = await retry(() => import('../../ui/vault/ask-for-vault'));
    if ((await askForVault()) === 'open')
      document.getElementById(nextFocusId)?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.locked}>
      <p>{words}</p>
      <Button onClick={() => void open()}>{t`Open your private space`}</Button>
    </div>
  );
}
