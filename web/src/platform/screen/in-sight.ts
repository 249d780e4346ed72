/**
 * Tells when an element begins and ceases to be seen: on the screen, in a tab that is in front.
 *
 * @returns ends the telling
 */
export function whileInSight(element: Element, tell: (seen: boolean) => void): () => void {
  let onScreen = false;
  let last: boolean | null = null;
  const look = () => {
    const seen = onScreen && document.visibilityState === 'visible';
    if (seen === last) return;
    last = seen;
    tell(seen);
  };
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting === true;
    look();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', look);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
  };
}
