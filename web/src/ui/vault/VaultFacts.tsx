import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { deletesUnvisited } from '../../platform/vault/durability';
import styles from './VaultFacts.module.css';

/** What a passphrase means, before one is chosen. */
export function VaultFacts(): ReactElement {
  return (
    <ul className={styles.facts}>
      <li>{t`Your passphrase locks your private space. We never see it and can’t recover it, and without it no one can open your private space.`}</li>
      <li>{t`Your private space stays in this browser, and clearing the browser’s data deletes it here. You can share it with your other devices later.`}</li>
      {deletesUnvisited() && (
        <li>{t`This browser also deletes it if you don’t visit for seven days, unless you add this site to your Home Screen or Dock. You can also share it with your other devices, or export a locked copy.`}</li>
      )}
    </ul>
  );
}
