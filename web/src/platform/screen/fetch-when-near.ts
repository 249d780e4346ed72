/** So soon that it is there when it is scrolled to. */
const NEAR = { rootMargin: '500px' };

/**
 * Gives a drawing its picture when it comes near the screen. The page's inline script does so for those that came as
 * HTML and a component when it appears; doing it twice changes nothing.
 *
 * @returns stops waiting
 */
export function fetchWhenNear(drawing: SVGSVGElement): () => void {
  const observer = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const picture = drawing.firstElementChild;
    picture?.setAttribute('href', picture.getAttribute('data-src') ?? '');
  }, NEAR);
  observer.observe(drawing);
  return () => observer.disconnect();
}
