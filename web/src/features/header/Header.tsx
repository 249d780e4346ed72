import { firstName } from '@stillgrove/domain/accounts/account';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { useSite } from '../../platform/site/site';
import { Button, ButtonLink } from '../../ui/controls/Button';
import styles from './Header.module.css';

type Props = {
  /** The page is for members only, so the preview shows their links before the session is known. */
  forMembers?: boolean;
};

/** Greets the signed-in person, with links to their tree and settings and a Logout button. */
export function Header({ forMembers = false }: Props): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const loading = useAppStore((state) => state.app.loading);
  const { name } = useSite();
  const [, navigate] = useLocation();
  const logout = () => {
    void session.signOut();
    navigate('/');
  };
  return (
    <div className={styles.header}>
      <p className={styles.greeting} data-own="">
        {user === null ? `Welcome to ${name}` : `Hello ${firstName(user.fullName)}`}
      </p>
      {user === null && !forMembers ? (
        <ButtonLink href="/login">Login</ButtonLink>
      ) : (
        <div className={styles.actions}>
          <Link href="/reward">Your tree</Link>
          <Link href="/settings">Settings</Link>
          <Button disabled={loading} onClick={logout}>
            Logout
          </Button>
        </div>
      )}
    </div>
  );
}
