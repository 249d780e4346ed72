import { flushSync } from 'react-dom';
import { useMotion } from '../preferences/motion';

/** What the picture of a tapped card and the picture at the head of its page share while one turns into the other. */
const SHARED = 'page-arch';
const ARCH = '[data-arch]';

let tapped: Element | null = null;

/** Begins to notice which link is followed, whose picture may then become the head of the page. */
export function noteTappedLinks(): void {
  const note = ({ target }: Event) => {
    tapped = target instanceof Element ? target.closest('a') : null;
  };
  addEventListener('click', note, { capture: true });
}

/**
 * Changes the page, and lets the new one fade in over the old one where the browser can and where motion is wanted.
 * What is shown is the same in both cases; nothing waits for the end of it.
 *
 * @param change shows the new page; called once
 */
export function changePage(change: () => void): void {
  if (!canFade()) {
    change();
    return;
  }
  const from = tapped?.querySelector<SVGElement>(ARCH) ?? null;
  tapped = null;
  share(from);
  let to: SVGElement | null = null;
  const transition = document.startViewTransition(() => {
    // The browser compares what is there when this returns.
    flushSync(change);
    from?.style.removeProperty('view-transition-name');
    if (from !== null) to = document.querySelector<SVGElement>(`#main header ${ARCH}`);
    share(to);
  });
  // A transition that is skipped has changed the page all the same.
  for (const step of [transition.ready, transition.updateCallbackDone]) step.catch(() => undefined);
  transition.finished.catch(() => undefined).finally(() => to?.style.removeProperty('view-transition-name'));
}

function share(picture: SVGElement | null): void {
  picture?.style.setProperty('view-transition-name', SHARED);
}

function canFade(): boolean {
  return (
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    'hydrated' in document.documentElement.dataset &&
    useMotion.getState().motion === 'full'
  );
}
