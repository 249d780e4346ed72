/** How far a finger moves before it means more than a tap. */
const THRESHOLD_PX = 50;

export type Direction = 'previous' | 'next';

/** What a movement from one point to another asks for; null when it is short or rather a scroll. */
export function swipeDirection(startX: number, startY: number, endX: number, endY: number): Direction | null {
  const across = endX - startX;
  if (Math.abs(across) < THRESHOLD_PX || Math.abs(endY - startY) > Math.abs(across)) return null;
  return across < 0 ? 'next' : 'previous';
}

/**
 * Reports swipes over an element until the returned function is called. The element's style leaves
 * vertical movement to the browser (`touch-action: pan-y`), which then cancels the pointer.
 */
export function listenForSwipes(element: HTMLElement, report: (direction: Direction) => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let start: { id: number; x: number; y: number } | null = null;
  let swiped = false;

  const begin = ({ isPrimary, pointerId, clientX, clientY, button }: PointerEvent) => {
    swiped = false;
    start = isPrimary && button === 0 ? { id: pointerId, x: clientX, y: clientY } : null;
  };
  const end = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const from = start;
    start = null;
    if (from?.id !== pointerId || selectsWords()) return;
    const direction = swipeDirection(from.x, from.y, clientX, clientY);
    if (direction === null) return;
    swiped = true;
    report(direction);
  };
  const forget = () => {
    start = null;
  };
  // A swipe that begins and ends on a link is no press of it.
  const swallowClick = (event: MouseEvent) => {
    if (swiped) event.preventDefault();
    if (swiped) event.stopPropagation();
    swiped = false;
  };
  // The browser's own dragging of links would cancel the pointer.
  const refuseDrag = (event: DragEvent) => event.preventDefault();

  element.addEventListener('pointerdown', begin, options);
  element.addEventListener('pointerup', end, options);
  element.addEventListener('pointercancel', forget, options);
  element.addEventListener('click', swallowClick, { ...options, capture: true });
  element.addEventListener('dragstart', refuseDrag, options);
  return () => listening.abort();
}

/** A mouse that marks words to copy them is not swiping. */
function selectsWords(): boolean {
  return getSelection()?.isCollapsed === false;
}
