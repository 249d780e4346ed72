import { useRef, useState } from 'react';
import { RefusedError } from './request';

const UNREACHABLE =
  'We couldn’t reach our server, so your change may not be saved. Check your connection, then try again.';

type Failure = { readonly message: string; readonly code: string };

/** One change at a time: a second press while the first is under way does nothing. */
export function useChange<Answer>(onDone: (answer: Answer) => void) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // Read and set in the same moment, unlike the state.
  const underWay = useRef(false);

  const run = async (change: () => Promise<Answer>) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      onDone(await change());
    } catch (error) {
      const refused = error instanceof RefusedError;
      setFailure({
        message: refused ? error.message : UNREACHABLE,
        code: refused ? error.code : 'unreachable',
      });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure(null) };
}
