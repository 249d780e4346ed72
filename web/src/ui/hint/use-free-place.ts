import { useEffect, useState, type RefObject } from 'react';

/**
 * What the box must not cover: what can be pressed or typed in, what has the focus, the page's heading, and pictures that
 * matter.
 */
const KEPT_CLEAR =
  'a[href], button, input, select, textarea, summary, label, [tabindex="0"], [contenteditable], [data-uncovered], :focus:not(main), h1';

/** At the end of the screen, at its start, and below the page's heading. */
const PLACES = ['end', 'start', 'below-heading'];

/** Room to leave around what can be pressed, in CSS pixels. */
const ROOM = 6;

/**
 * Puts a box at the first place of the screen where it covers nothing that can be pressed. Its style sheet has the
 * places, by `data-place`; it is `none` as long as none of them is free.
 *
 * @returns whether it has been in sight
 */
export function useFreePlace(box: RefObject<HTMLElement | null>): boolean {
  const [isPlaced, setIsPlaced] = useState(false);
  useEffect(() => {
    const look = () => {
      if (box.current !== null && place(box.current)) setIsPlaced(true);
    };
    const later = () => setTimeout(look);
    const listening = new AbortController();
    const { signal } = listening;
    look();
    for (const event of ['scrollend', 'resize']) addEventListener(event, look, { signal });
    // What is pressed may bring something else to where the box is.
    for (const event of ['click', 'focusin']) document.addEventListener(event, later, { signal });
    return () => listening.abort();
  }, [box]);
  return isPlaced;
}

function place(box: HTMLElement): boolean {
  const heading = document.querySelector('h1');
  const headingEnd = heading === null ? 0 : boxOf(heading).bottom;
  // One that is scrolled away leaves the place where it was.
  if (headingEnd > 0) box.style.setProperty('--heading-end', `${String(headingEnd)}px`);
  // Where nothing else is free, the heading of a part may be covered for a while.
  const found = [`${KEPT_CLEAR}, h2`, KEPT_CLEAR]
    .flatMap((kept) => PLACES.map((at) => ({ kept, at })))
    .find(({ kept, at }) => {
      box.dataset.place = at;
      return isFree(box, kept);
    });
  box.dataset.place = found?.at ?? 'none';
  return found !== undefined;
}

function isFree(box: HTMLElement, kept: string): boolean {
  const own = box.getBoundingClientRect();
  return (
    own.height > 0 &&
    ![...document.querySelectorAll(kept)].some(
      (one) =>
        !box.contains(one) && areNear(own, boxOf(one)) && one.checkVisibility({ visibilityProperty: true }),
    )
  );
}

/** The box of an element; of a heading only that of its words, which may be shorter than their line. */
function boxOf(element: Element): DOMRect {
  if (!element.matches('h1, h2')) return element.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

function areNear(one: DOMRect, other: DOMRect): boolean {
  return (
    other.bottom > one.top - ROOM &&
    other.top < one.bottom + ROOM &&
    other.right > one.left - ROOM &&
    other.left < one.right + ROOM
  );
}
