import { whenIdle } from '../clock/idle';

/** How long a page has been there before anything is done for the next, in milliseconds. */
const IN_PEACE_MS = 500;
/** Where which link someone points at says something about them: what lies behind it is loaded with the tap. */
const NO_PRELOAD = '[data-no-preload]';
const CHANGES = ['pushState', 'replaceState', 'popstate'] as const;

/** Loads a page's code as soon as someone points at, touches or tabs to a link that leads there. */
export function preloadOnIntent(preload: (path: string) => Promise<void>): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin || link.target === '_blank' || link.closest(NO_PRELOAD)) return;
    preload(link.pathname).catch(() => undefined);
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(event, follow, { passive: true });
}

/**
 * Loads, while nothing else is to be done, what the links of the shown page lead to, one page after the other:
 * a tap then needs neither network nor compiling. Only where the service worker has all code on the device,
 * so that nothing is fetched that no one asked for.
 */
export function preloadAhead(preload: (path: string) => Promise<void>): void {
  let round = 0;
  const begin = () => {
    round += 1;
    const mine = round;
    setTimeout(() => void preloadLinks(preload, () => mine === round), IN_PEACE_MS);
  };
  for (const change of CHANGES) addEventListener(change, begin);
  begin();
}

async function preloadLinks(
  preload: (path: string) => Promise<void>,
  isWanted: () => boolean,
): Promise<void> {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  for (const path of pathsOfLinks()) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    if (!isWanted()) return;
    await preload(path).catch(() => undefined);
  }
}

function pathsOfLinks(): ReadonlySet<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')];
  return new Set(
    links
      .filter(
        (link) => link.origin === location.origin && link.target !== '_blank' && !link.closest(NO_PRELOAD),
      )
      .map(({ pathname }) => pathname),
  );
}
