import { useEffect } from 'react';

/** Calls `leave`, which must stay the same, when the page goes away and when the component does. */
export function useLeaving(leave: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);
}
