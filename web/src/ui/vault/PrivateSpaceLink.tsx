import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './PrivateSpaceLink.module.css';

/** The way to everything that belongs to the whole private space, from the pages that keep something in it. */
export function PrivateSpaceLink(): ReactElement {
  return (
    <p className={`aside ${styles.line ?? ''}`}>
      <Trans>
        To lock your private space, choose how long it stays open, change its passphrase, or export, import or
        delete all of it, go to <Link href="/settings#private-space">Your private space</Link> in Profile
        Settings.
      </Trans>
    </p>
  );
}
