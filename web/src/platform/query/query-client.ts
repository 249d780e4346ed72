import {
  QueryClient,
  useQuery as useTanstackQuery,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { StoreApi } from 'zustand';
import { UnreachableError } from '../http/request';
import { useAppStore, type AppState } from '../session/app-store';
import type { QueryOptions } from './query';

const RETRY_PAUSE_MS = 1_000;

type Ports = { readonly store: Pick<StoreApi<AppState>, 'subscribe'> };

/**
 * The cache of what the server answered. It belongs to the person whom the tab shows: when that person leaves, or
 * is no longer an operator, nothing of it is kept.
 */
export function createQueryClient({ store }: Ports): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // The first try always goes out: the service worker answers some calls without a network.
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures === 0 && error instanceof UnreachableError,
        retryDelay: RETRY_PAUSE_MS,
      },
      // A change must not wait for the network and then happen when no one expects it any more.
      mutations: { networkMode: 'always' },
    },
  });
  store.subscribe((now, before) => {
    const left = before.app.user !== null && before.app.user.id !== now.app.user?.id;
    if (left || (before.operator === true && now.operator !== true)) client.clear();
  });
  return client;
}

export const queryClient = createQueryClient({ store: useAppStore });

/** What a query of a feature's `api.ts` answers, for the component that shows it. */
export function useQuery<Answer>(options: QueryOptions<Answer>): UseQueryResult<Answer> {
  return useTanstackQuery(options, queryClient);
}

/** Asks again for everything whose key begins like this one, now where it is shown and later elsewhere. */
export function refresh(queryKey: QueryKey): void {
  void queryClient.invalidateQueries({ queryKey });
}

/** Puts a newer answer in the place of the one that is shown. */
export function setAnswer<Answer>(
  { queryKey }: QueryOptions<Answer>,
  change: (shown: Answer) => Answer,
): void {
  queryClient.setQueryData<Answer>(queryKey, (shown) => shown && change(shown));
}
