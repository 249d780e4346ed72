import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { firstName } from '@stillgrove/domain/accounts/account';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { Link } from 'wouter';
import { useAppStore } from '../../platform/session/app-store';
import { useSite } from '../../platform/page-data/site';
import { Icon } from '../drawing/Icon';
import { useLogout } from '../guest/use-logout';
import { Brand } from './Brand';
import styles from './NavigationBar.module.css';
import { ServerPart } from './ServerPart';

const MENU = 'site-navigation';

/** On every page. The links are a menu on a phone, which the browser opens and closes by itself, without any code. */
export function NavigationBar({ path }: { path: string }): ReactElement {
  const { name } = useSite();
  const menu = useMenu(path);
  const isSomeone = useAppStore((state) => state.app.user !== null);
  return (
    <header className={styles.bar} data-over={path === '/' ? 'hero' : undefined}>
      <div className={styles.row}>
        <Link
          href={isSomeone ? '/browse' : '/'}
          className={styles.brand}
          aria-label={isSomeone ? t`${name}: today` : t`${name}: home page`}
        >
          <Brand name={name} />
        </Link>
        <div className={styles.tools}>
          <Link href="/help" className={styles.help}>
            {t`Need help now?`}
          </Link>
          <button type="button" className={styles.toggle} popoverTarget={MENU} aria-label={t`Menu`}>
            <Icon name="menu" className={styles.open} />
            <Icon name="close" className={styles.close} />
          </button>
        </div>
        <nav ref={menu} id={MENU} popover="auto" className={styles.links} aria-label={t`Main`}>
          <ServerPart name="navigation" />
          <Account path={path} />
          {/* The inline script of every page answers it and says which theme is shown. */}
          <button type="button" className={styles.theme} aria-label={t`Dark theme`} data-theme-switch="">
            <Icon name="sun" className={styles.sun} />
            <Icon name="moon" className={styles.moon} />
          </button>
        </nav>
      </div>
    </header>
  );
}

/** Closes the menu when one of its links is pressed, when the focus leaves it, and when another page is shown. */
function useMenu(path: string): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => closeMenu(menu.current), [path]);
  useEffect(() => {
    const element = menu.current;
    const listening = new AbortController();
    const afterPress = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button:not([data-theme-switch])') !== null)
        closeMenu(element);
    };
    const behindFocus = ({ relatedTarget: next }: FocusEvent) => {
      // The button of the menu closes it by itself.
      const isButton = next instanceof HTMLButtonElement && next.popoverTargetElement === element;
      if (next instanceof Node && !isButton && element?.contains(next) === false) closeMenu(element);
    };
    element?.addEventListener('click', afterPress, { signal: listening.signal });
    element?.addEventListener('focusout', behindFocus, { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return menu;
}

function closeMenu(menu: HTMLElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

function Account({ path }: { path: string }): ReactElement {
  const user = useAppStore((state) => state.app.user);
  const loading = useAppStore((state) => state.app.loading);
  const { logout, question } = useLogout(t`Logged out successfully`);
  if (user === null) {
    return (
      <Link href="/login" className={styles.login} aria-current={path === '/login' ? 'page' : undefined}>
        {t`Login`}
      </Link>
    );
  }
  return (
    <>
      <Link
        href="/settings"
        className={styles.greeting}
        aria-current={path === '/settings' ? 'page' : undefined}
      >
        {user.fullName === '' ? (
          <Trans>
            Hello there<span className="visually-hidden">: Profile Settings</span>
          </Trans>
        ) : (
          <Trans>
            Hello <bdi>{firstName(user.fullName)}</bdi>
            <span className="visually-hidden">: Profile Settings</span>
          </Trans>
        )}
      </Link>
      <button type="button" className={styles.logout} disabled={loading} onClick={logout}>
        {t`Logout`}
      </button>
      {question}
    </>
  );
}
