import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useSite } from '../../platform/site/site';
import { Footer } from './Footer';
import { NavigationBar } from './NavigationBar';

type Props = { title: string; path: string; children: ReactNode };

/** What surrounds every page, and what a change of page means for title, scroll and focus. */
export function PageFrame({ title, path, children }: Props): ReactElement {
  usePageChange(title, path);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <NavigationBar path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function usePageChange(title: string, path: string): void {
  const { name } = useSite();
  const shownPath = useRef(path);
  useEffect(() => {
    document.title = `${title} – ${name}`;
    if (shownPath.current === path) return;
    shownPath.current = path;
    const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
    if (target !== null) target.scrollIntoView();
    else scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [name, path, title]);
}
