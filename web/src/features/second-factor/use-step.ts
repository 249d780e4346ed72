import { useRef, useState } from 'react';
import { failureWords } from './failure-words';

/** One step at a time: a second press while one is under way does nothing. */
export function useStep() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Read and set in the same moment, unlike the state.
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
