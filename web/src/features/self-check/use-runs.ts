import { INSTRUMENTS, type InstrumentId } from '@stillgrove/domain/self-checks/forms';
import { goBack, goTo, type Run } from '@stillgrove/domain/self-checks/run';
import { useEffect, useRef, useState } from 'react';
import { useAddressHash } from '../../platform/address/address-hash';
import { scrollToArrival } from '../../platform/navigation/scroll-position';
import { CHECK_WORDS } from './check-words';
import { leaveQuestions, pushQuestion, questionEntry, replaceQuestion } from './question-history';

/** The self-checks that were begun in this visit to the page. */
export type Runs = Partial<Readonly<Record<InstrumentId, Run>>>;

/**
 * The form that the address names, and how far someone is in it. Answers are in this page’s memory alone: someone who goes
 * back to the choice of forms finds them again, and they are gone with the page. The browser’s way back leads through the
 * questions.
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
  const isGoingBack = useRef(false);
  useEffect(() => {
    // Its answers are gone after a reload or on the way back from another page, so its questions are, too.
    leaveQuestions();
    const follow = () => {
      isGoingBack.current = false;
      const entry = questionEntry();
      if (entry === null) return;
      const instrument = INSTRUMENTS.find((id) => `#${CHECK_WORDS[id].hash}` === location.hash);
      setRuns((former) => {
        if (instrument === undefined) return former;
        const run = former[instrument];
        return run === undefined ? former : { ...former, [instrument]: goTo(run, entry.at) };
      });
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const run = chosen === undefined ? undefined : runs[chosen];
  const store = (instrument: InstrumentId, next: Run | undefined) => {
    const { [instrument]: _former, ...others } = runs;
    setRuns(next === undefined ? others : { ...others, [instrument]: next });
  };
  const setRun = (next: Run | undefined) => {
    if (chosen === undefined) return;
    if (next === undefined) leaveQuestions();
    // The way back from the longer form leads to its first questions, and not to the result of the shorter one.
    else if (next.form !== run?.form) replaceQuestion(next.at);
    else if (next.at !== run.at) pushQuestion(run.at, next.at);
    store(chosen, next);
  };
  return {
    chosen,
    run,
    runs,
    setRun,
    /** To where someone came from, or to the question before; from the first to what is said before it. */
    back() {
      if (chosen === undefined || run === undefined) return;
      if ((questionEntry()?.before ?? 0) > 0) {
        // Two presses in a row are one step: the second would leave the questions.
        if (!isGoingBack.current) history.back();
        isGoingBack.current = true;
      } else store(chosen, goBack(run) ?? undefined);
    },
  };
}
