import type { Direction } from '../../ui/carousel/swipe';

/**
 * Reports the left and right arrow keys while the focus is inside an element, in the sense of the
 * page's direction of writing, until the returned function is called.
 */
export function listenForArrowKeys(element: HTMLElement, report: (direction: Direction) => void): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const onwards = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    report(event.key === onwards ? 'next' : 'previous');
  };
  element.addEventListener('keydown', listen);
  return () => element.removeEventListener('keydown', listen);
}
