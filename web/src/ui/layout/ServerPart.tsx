import { createContext, use, useEffect, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { currentOf } from './current-place';
import { StaticHtml } from './StaticHtml';

type PartName = 'navigation' | 'places' | 'subscribeNote' | 'footerLinks' | 'footerRow' | 'breathingNotes';

/** Parts of pages that the server renders, by name. */
export const ServerPartsContext = createContext<Readonly<Partial<Record<PartName, ReactElement>>>>({});

type Props = {
  name: PartName;
  /** What loads the part where a tap led to the page, since the server did not send it then; a part of every page needs none. */
  afterTap?: ReactElement;
};

/** A part that the browser keeps as it was sent: its links work before any code is there, and need none of their own. */
export function ServerPart({ name, afterTap }: Props): ReactElement {
  const part = use(ServerPartsContext)[name];
  return (
    <div data-server-part="" className="contents">
      <StaticHtml part={part ?? afterTap ?? <></>} wanted={afterTap !== undefined} />
    </div>
  );
}

/** Marks the links of such parts that lead to the shown page, or to the place that it belongs to. */
export function useCurrentPlace(path: string): void {
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>('[data-place]')) {
      const current = currentOf((link.dataset.place ?? '').split(' '), path);
      if (current === undefined) link.removeAttribute('aria-current');
      else link.setAttribute('aria-current', current);
    }
  }, [path]);
}

/** Lets links of such parts change the page without a load once the code is there. */
export function useServerPartLinks(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest('[data-server-part] a[href^="/"]') : null;
      if (link === null || event.defaultPrevented || button !== 0) return;
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      navigate(link.getAttribute('href') ?? '/');
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
