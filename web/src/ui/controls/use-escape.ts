import { useEffect, useEffectEvent } from 'react';

/** Lets the Escape key close what is open. */
export function useEscape(open: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const listen = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
}
