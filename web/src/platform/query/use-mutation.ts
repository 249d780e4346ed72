import { useMutation as useTanstackMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureOf, type Failure } from '../http/failure';
import { queryClient } from './query-client';

type Options<Answer, Input> = {
  readonly onDone: (answer: Answer, input: Input) => unknown;
};

/**
 * One change on the server at a time: a second press while the first is under way does nothing.
 *
 * @param send a call of the feature's `api.ts`
 */
export function useMutation<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  { onDone }: Options<Answer, Input>,
): { busy: boolean; failure: Failure | null; run: (input: Input) => void; clear: () => void } {
  // Not state: a second press in the same moment comes before the next render.
  const underWay = useRef(false);
  const { isPending, error, mutate, reset } = useTanstackMutation(
    {
      mutationFn: send,
      onSuccess: onDone,
      onSettled() {
        underWay.current = false;
      },
    },
    queryClient,
  );
  return {
    busy: isPending,
    failure: error === null ? null : failureOf(error),
    run(input) {
      if (underWay.current) return;
      underWay.current = true;
      mutate(input);
    },
    clear: reset,
  };
}
