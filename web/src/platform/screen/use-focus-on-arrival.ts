import { useEffect, useRef, type RefObject } from 'react';

/** For what takes the place of the button that was pressed, so that the keyboard is not lost. */
export function useFocusOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return element;
}
