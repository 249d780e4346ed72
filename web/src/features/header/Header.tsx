import { firstName } from '@stillgrove/domain/accounts/account';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { Button, ButtonLink } from '../../ui/controls/Button';
import styles from './Header.module.css';

type Props = {
  /** The page is there for members alone, and its still picture shows what they have, before anyone is known. */
  forMembers?: boolean;
};

/** Greets the signed-in person and lets them go. */
export function Header({ forMembers = false }: Props): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const loading = useAppStore((state) => state.app.loading);
  const [, navigate] = useLocation();
  const logout = () => {
    void session.signOut();
    navigate('/');
  };
  return (
    <div className={styles.header}>
      <p className={styles.greeting} data-own="">
        {user === null ? 'Welcome to the grove' : `Hello ${firstName(user.fullName)}`}
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
