import { t } from '@lingui/core/macro';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { scrollToArrival } from '../../platform/navigation/scroll-position';
import { useOwnTitle } from '../../platform/screen/page-title';
import { useSite } from '../../platform/page-data/site';
import { dismissToastsOfPage } from '../../platform/toasts/toast-store';
import { Footer } from './Footer';
import { NavigationBar } from './NavigationBar';
import { Places } from './Places';
import { useCurrentPlace, useServerPartLinks } from './ServerPart';

type Props = {
  title: string;
  path: string;
  /** Pages of members end in one row, to leave the room to what people came for. */
  hasShortFooter: boolean;
  children: ReactNode;
};

/** What surrounds every page, and what a change of page means for title, scroll and focus. */
export function PageFrame({ title, path, hasShortFooter, children }: Props): ReactElement {
  usePageChange(title, path);
  useCurrentPlace(path);
  useServerPartLinks();
  return (
    <>
      <a className="skip-link" href="#main">
        {t`Skip to main content`}
      </a>
      <NavigationBar path={path} />
      <Places path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer isShort={hasShortFooter} />
    </>
  );
}

function usePageChange(title: string, path: string): void {
  const { name } = useSite();
  const own = useOwnTitle((state) => state.own);
  const shownPath = useRef(path);
  useEffect(() => {
    document.title = `${own ?? title} – ${name}`;
  }, [name, own, title]);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    dismissToastsOfPage();
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    if (target !== null) target.scrollIntoView();
    else scrollToArrival();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
