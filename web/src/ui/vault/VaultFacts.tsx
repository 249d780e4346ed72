import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { deletesUnvisited } from '../../platform/vault/durability';
import styles from './VaultFacts.module.css';

/** What a passphrase means, before one is chosen. */
export function VaultFacts(): ReactElement {
  return (
    <ul className={styles.facts} data-uncovered="">
      <li>{t`Only this passphrase opens your private space. We never see it and can’t recover it.`}</li>
      <li>{t`Clearing this browser’s data deletes your private space here.`}</li>
      {deletesUnvisited() && (
        <li>{t`This browser also deletes it if you don’t visit for seven days, unless you add this site to your Home Screen or Dock. You can also sync it with your other devices, or export a locked copy.`}</li>
      )}
    </ul>
  );
}
