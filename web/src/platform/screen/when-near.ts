/** So soon that it is there when it is scrolled to. */
const NEAR = { rootMargin: '500px' };

/**
 * Calls back once, when an element comes near the screen.
 *
 * @returns stops waiting
 */
export function whenNear(element: Element, isNear: () => void): () => void {
  const observer = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    isNear();
  }, NEAR);
  observer.observe(element);
  return () => observer.disconnect();
}
