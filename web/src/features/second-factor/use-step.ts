import { useRef, useState } from 'react';
import { failureWords } from './failure-words';

/** Runs one step at a time: a second press while one is running does nothing. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A ref: state would still have its old value when a second press follows at once.
  const underWay = useRef(false);

  const run = async (step: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await step();
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
