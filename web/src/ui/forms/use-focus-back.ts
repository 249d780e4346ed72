import { useEffect, useRef, type RefObject } from 'react';

/** Brings the focus back to the button that opened something, once that is closed. It stands in the element of the ref. */
export function useFocusBack<Place extends HTMLElement>(open: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) place.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  return place;
}
