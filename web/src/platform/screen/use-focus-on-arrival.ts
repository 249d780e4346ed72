import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to an element that replaces the button that was pressed, so that it is not lost. */
export function useFocusOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return element;
}
