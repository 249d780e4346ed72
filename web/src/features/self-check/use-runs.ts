import type { InstrumentId } from '@stillgrove/domain/self-checks/forms';
import type { Run } from '@stillgrove/domain/self-checks/run';
import { useEffect, useRef, useState } from 'react';
import { useAddressHash } from '../../platform/address/address-hash';
import { scrollToArrival } from '../../platform/navigation/scroll-position';
import { CHECK_WORDS } from './check-words';

/** The self-checks that were begun in this visit to the page. */
export type Runs = Partial<Readonly<Record<InstrumentId, Run>>>;

/**
 * The form that the address names, and how far someone is in it. Answers are in this page’s memory alone: someone who goes
 * back to the choice of forms finds them again, and they are gone with the page.
 */
export function useRuns(offered: readonly InstrumentId[]) {
  const hash = useAddressHash();
  const chosen = offered.find((id) => CHECK_WORDS[id].hash === hash);
  const [runs, setRuns] = useState<Runs>({});
  const shown = useRef(chosen);
  useEffect(() => {
    if (shown.current === chosen) return;
    shown.current = chosen;
    scrollToArrival();
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [chosen]);
  return {
    chosen,
    run: chosen === undefined ? undefined : runs[chosen],
    runs,
    setRun(run: Run | undefined) {
      if (chosen === undefined) return;
      const { [chosen]: _former, ...others } = runs;
      setRuns(run === undefined ? others : { ...others, [chosen]: run });
    },
  };
}
