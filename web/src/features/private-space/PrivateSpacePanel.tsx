import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { deletesUnvisited } from '../../platform/vault/durability';
import { Disclosure } from '../../ui/controls/Disclosure';
import { BringIn } from '../../ui/vault/BringIn';
import { DeleteVault } from '../../ui/vault/DeleteVault';
import { KeepOpen } from '../../ui/vault/KeepOpen';
import { KitReminder } from '../../ui/vault/KitReminder';
import { LockButton } from '../../ui/vault/LockButton';
import { MayBeDeleted } from '../../ui/vault/MayBeDeleted';
import { ChangePassphrase } from './ChangePassphrase';
import { ExportCopy } from './ExportCopy';
import { PasskeyCare } from './PasskeyCare';
import styles from './PrivateSpacePanel.module.css';

/** What can be done with the open private space. */
export default function PrivateSpacePanel(): ReactElement {
  return (
    <div className={styles.panel}>
      <LockButton words={t`Lock now`} />
      <KitReminder />
      {deletesUnvisited() && <MayBeDeleted />}
      <div className={styles.parts}>
        <Disclosure title={t`When it locks`}>
          <KeepOpen />
        </Disclosure>
        <Disclosure title={t`Change passphrase`}>
          <ChangePassphrase />
        </Disclosure>
        <PasskeyCare />
        <Disclosure title={t`Export everything`}>
          <ExportCopy />
        </Disclosure>
        <Disclosure title={t`Import a copy`}>
          <BringIn />
        </Disclosure>
        <Disclosure title={t`Delete private space`}>
          <DeleteVault />
        </Disclosure>
      </div>
    </div>
  );
}
