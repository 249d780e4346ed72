import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Door } from './Door';
import styles from './DiaryElsewhere.module.css';

/** Shown where the operator has chosen a diary on another site. */
export function DiaryElsewhere({
  address,
  onOpenHere,
}: {
  address: string;
  onOpenHere: () => void;
}): ReactElement {
  return (
    <Door title={t`Your diary is on another site`}>
      <p>{t`This site uses a diary from someone else. Check that site’s privacy rules before you write there.`}</p>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer" className={styles.link}>
          <Trans>
            Open the diary at {new URL(address).host}{' '}
            <span className="visually-hidden">(opens in a new tab)</span>
          </Trans>
        </a>
      </p>
      <p>
        <button type="button" className={styles.here} onClick={onOpenHere}>
          {t`Open the diary I already have on this device`}
        </button>
      </p>
    </Door>
  );
}
