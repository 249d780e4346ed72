import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { firstName } from '@stillgrove/domain/accounts/account';
import type { ReactElement } from 'react';
import { useAppStore } from '../../platform/session/app-store';
import { useSite } from '../../platform/page-data/site';
import { ButtonLink } from '../../ui/controls/Button';
import { AccountActions } from './AccountActions';
import styles from './Header.module.css';

/** Greets the signed-in person, with links to their tree and settings and a Logout button. */
export function Header(): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const { name } = useSite();
  return (
    <div className={styles.header}>
      <p className={styles.greeting} data-own="">
        {user === null && t`Welcome to ${name}`}
        {user !== null &&
          (user.isGuest ? (
            t`Hello`
          ) : (
            <Trans>
              Hello <bdi>{firstName(user.fullName)}</bdi>
            </Trans>
          ))}
      </p>
      {user === null ? <ButtonLink href="/login">{t`Login`}</ButtonLink> : <AccountActions />}
    </div>
  );
}
