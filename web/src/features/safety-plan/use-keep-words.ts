import { useEffect } from 'react';
import { wouldLosePlan } from './plan-store';

/** Lets the browser ask before the tab is closed while words are in it that are kept nowhere else. */
export function useKeepWords(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      // Someone who leaves in a hurry must not be asked.
      const isExit = document.documentElement.dataset.exiting !== undefined;
      if (wouldLosePlan() && !isExit) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
