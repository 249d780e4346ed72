import type { AnswerOf, Operation } from '@stillgrove/contract/operation';
import type { UseQueryOptions } from '@tanstack/react-query';
import { type Arguments, call } from '../http/call';
import { useAppStore } from '../session/app-store';

/* What a feature's `api.ts` needs to name its queries; the library itself comes with the component that shows one. */

export type QueryOptions<Answer> = UseQueryOptions<Answer>;

/** The answer of an operation, for the cache. Its key is the path of the operation, then the input. */
export function queryOf<Declared extends Operation>(
  operation: Declared,
  ...[input]: Arguments<Declared>
): QueryOptions<AnswerOf<Declared>> {
  return {
    queryKey: [operation.path, input],
    queryFn: ({ signal }) => call(operation, ...([input, { signal }] as unknown as Arguments<Declared>)),
  };
}

/** For what the server has of members alone: no one else, and no guest, asks for it. */
export const OF_MEMBERS = { enabled: () => useAppStore.getState().app.user?.isGuest !== true } as const;

/** For a list that comes page by page: the page before stays until the next one is there. */
export const PAGE_BY_PAGE = { placeholderData: <Answer>(before: Answer) => before } as const;

/** For what is edited in place: a form keeps the version that it began with, and the next visit reads it again. */
export const WHILE_EDITING = {
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;
