/** Loads a page's code as soon as someone points at, touches or tabs to a link that leads there. */
export function preloadOnIntent(preload: (path: string) => Promise<void>): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== location.origin || link.target === '_blank') return;
    preload(link.pathname).catch(() => undefined);
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(event, follow, { passive: true });
}
