import { firstName } from '@stillgrove/domain/accounts/account';
import { useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { chooseTheme, currentTheme } from '../../platform/preferences/theme';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { useSite } from '../../platform/site/site';
import { Icon } from '../icons/Icon';
import { useEscape } from '../controls/use-escape';
import { Brand } from './Brand';
import styles from './NavigationBar.module.css';

const LINKS = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/faq', 'FAQ'],
  ['/reward', 'RewardTree'],
] as const;

export function NavigationBar({ path }: { path: string }): ReactElement {
  const [open, setOpen] = useState(false);
  const { name } = useSite();
  const close = () => setOpen(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    close();
    toggle.current?.focus();
  });
  return (
    <header className={styles.bar} data-over={path === '/' ? 'hero' : undefined}>
      <div className={styles.row}>
        <Link href="/" className={styles.brand} onClick={close}>
          <Brand name={name} />
        </Link>
        <div className={styles.tools}>
          <Link href="/help" className={styles.help}>
            Need help now?
          </Link>
          <ThemeSwitch />
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls="site-navigation"
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
        </div>
        <nav id="site-navigation" className={styles.links} data-open={open} aria-label="Main">
          {LINKS.map(([href, label]) => (
            <Link key={href} href={href} aria-current={href === path ? 'page' : undefined} onClick={close}>
              {label}
            </Link>
          ))}
          <Account path={path} onChoose={close} />
        </nav>
      </div>
    </header>
  );
}

function Account({ path, onChoose }: { path: string; onChoose: () => void }): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const loading = useAppStore((state) => state.app.loading);
  const [, navigate] = useLocation();
  if (user === null) {
    return (
      <Link
        href="/login"
        className={styles.login}
        aria-current={path === '/login' ? 'page' : undefined}
        onClick={onChoose}
      >
        Login
      </Link>
    );
  }
  const logout = () => {
    onChoose();
    void session.signOut('Logged out successfully');
    navigate('/');
  };
  return (
    <>
      <Link
        href="/settings"
        className={styles.greeting}
        aria-current={path === '/settings' ? 'page' : undefined}
        onClick={onChoose}
      >
        Hello {firstName(user.fullName)}
        <span className="visually-hidden">: your settings</span>
      </Link>
      <button type="button" className={styles.logout} disabled={loading} onClick={logout}>
        Logout
      </button>
    </>
  );
}

function ThemeSwitch(): ReactElement {
  const toggle = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
  return (
    <button
      type="button"
      className={styles.theme}
      aria-label="Switch between light and dark theme"
      onClick={toggle}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
