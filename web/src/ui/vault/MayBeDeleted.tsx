import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useAppStore } from '../../platform/session/app-store';
import { Button, ButtonLink } from '../controls/Button';
import styles from './MayBeDeleted.module.css';
import { saveLockedCopy } from './save-locked-copy';

/** For a browser that deletes what was not visited for a week: what to do about it. */
export function MayBeDeleted({ inDialog = false }: { inDialog?: boolean }): ReactElement {
  const isGuest = useAppStore(({ app }) => app.user?.isGuest === true);
  return (
    <div className={styles.notice}>
      <p>{t`This browser deletes what a site stores if you don’t visit it for seven days. To keep your private space, do one of these:`}</p>
      <ul>
        <li>{t`Add this site to your Home Screen or Dock.`}</li>
        <li>
          {isGuest
            ? t`Sync it with your other devices. That needs an account, which is free, and we still can’t read anything.`
            : t`Sync it with your other devices. It’s encrypted first, and we can’t read it.`}
        </li>
        <li>{t`Export a locked copy, and put it somewhere safe.`}</li>
      </ul>
      <div className="actions">
        {!isGuest && !inDialog && (
          <ButtonLink href="/settings#other-devices">{t`Sync with other devices`}</ButtonLink>
        )}
        {!isGuest && inDialog && (
          // What someone is about to save behind the dialog stays where it is.
          <a className="text-link" href="/settings#other-devices" target="_blank" rel="noopener">
            {t`Sync with other devices (opens in a new tab)`}
          </a>
        )}
        <Button onClick={() => void saveLockedCopy()}>{t`Export a locked copy`}</Button>
      </div>
    </div>
  );
}
