import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * For a button that opens a full screen: it gets the focus back when that is left, also when the help that was opened
 * there is closed.
 *
 * @param inLayer whether the full screen is open
 * @returns the button's ref, and whether the full screen was closed last
 */
export function useFocusAfterLayer(inLayer: boolean): {
  button: RefObject<HTMLButtonElement | null>;
  wasClosed: boolean;
} {
  const button = useRef<HTMLButtonElement>(null);
  const wasInLayer = useRef(inLayer);
  const [wasClosed, setWasClosed] = useState(false);
  useEffect(() => {
    if (wasInLayer.current === inLayer) return;
    wasInLayer.current = inLayer;
    setWasClosed(!inLayer);
    if (inLayer) return;
    const focus = () => button.current?.focus({ preventScroll: true });
    focus();
    document.querySelector('dialog[open]')?.addEventListener('close', focus, { once: true });
  }, [inLayer]);
  return { button, wasClosed };
}
