import { whenNear } from './when-near';

/**
 * Gives a drawing its picture when it comes near the screen. The page's inline script does so for those that came as
 * HTML and a component when it appears; doing it twice changes nothing.
 *
 * @returns stops waiting
 */
export function fetchWhenNear(drawing: SVGSVGElement): () => void {
  return whenNear(drawing, () => {
    const picture = drawing.firstElementChild;
    picture?.setAttribute('href', picture.getAttribute('data-src') ?? '');
  });
}
