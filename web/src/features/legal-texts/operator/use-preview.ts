import { useEffect, useState } from 'react';
import { failureWords } from '../../../platform/http/failure-words';
import { request } from '../../../platform/http/request';

/** How long nothing is typed before the server is asked, in milliseconds. */
const PAUSE_MS = 500;

type Preview<Answer> = {
  /** The newest that could be made; null until there is one. */
  readonly shown: Answer | null;
  /** Why the text cannot be shown as it is, in words; empty when all is well. */
  readonly problem: string;
};

/** What the server makes of a text, asked for in the pauses of typing. */
export function usePreview<Answer>(path: string, markdown: string): Preview<Answer> {
  const [preview, setPreview] = useState<Preview<Answer>>({ shown: null, problem: '' });
  useEffect(() => {
    // Of two answers that cross on their way the one that was asked for last counts.
    let wanted = true;
    const timer = setTimeout(() => {
      request<Answer>('POST', path, { body: { markdown } }).then(
        (shown) => {
          if (wanted) setPreview({ shown, problem: '' });
        },
        (error: unknown) => {
          const problem = failureWords(error);
          if (wanted) setPreview(({ shown }) => ({ shown, problem }));
        },
      );
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [path, markdown]);
  return preview;
}
