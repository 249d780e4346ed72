import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import styles from './Promises.module.css';

/** What to know before writing the first page. */
export function Promises(): ReactElement {
  return (
    <ul className={styles.promises}>
      <li>
        <Trans>
          Your diary is part of your private space, which is locked with your passphrase and stored in this
          browser. Nothing of it leaves this device, unless you turn that on in Profile Settings for your
          other devices. Then it’s encrypted first, and we can’t read it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>We can’t recover a lost passphrase.</strong> We never see it and can’t reset it. Without it,
          no one can open your diary.
        </Trans>
      </li>
      <li>{t`Anyone who knows your passphrase and uses this device can read your diary.`}</li>{' '}
      <li>{t`If you clear this browser’s data, you delete the diary. Export a copy from time to time.`}</li>
    </ul>
  );
}
