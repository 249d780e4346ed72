import { useCallback, useEffect, useState } from 'react';
import { failureWords } from './failure-words';
import { request } from './request';

export type Asked<Answer> = {
  /** The latest answer, kept while a newer one is loading; null until there is one. */
  readonly answer: Answer | null;
  /** Why there is none, in words; null when all is well. */
  readonly failure: string | null;
  /** Asks again. */
  readonly reload: () => void;
};

/** What a GET call answers, for the component that shows it. */
export function useAnswer<Answer>(path: string): Asked<Answer> {
  const [state, setState] = useState<Pick<Asked<Answer>, 'answer' | 'failure'>>({
    answer: null,
    failure: null,
  });
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    // Of two answers that cross on their way the one that was asked for last counts.
    let wanted = true;
    request<Answer>('GET', path).then(
      (answer) => {
        if (wanted) setState({ answer, failure: null });
      },
      (error: unknown) => {
        const failure = failureWords(error);
        if (wanted) setState(({ answer }) => ({ answer, failure }));
      },
    );
    return () => {
      wanted = false;
    };
  }, [path, round]);
  return { ...state, reload };
}
