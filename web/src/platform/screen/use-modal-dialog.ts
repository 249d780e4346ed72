import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Opens a dialog above the page as long as it is rendered. It closes before it leaves the page, so that the browser gives
 * the focus back to what opened it.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return dialog;
}
