import type { ReactElement, ReactNode } from 'react';
import { failureWords } from '../../platform/http/failure';
import { RefusedError } from '../../platform/http/request';
import type { QueryOptions } from '../../platform/query/query';
import { useQuery } from '../../platform/query/query-client';
import { QuietPlaceholder } from '../layout/QuietPlaceholder';
import { Failed, Loading, Offline } from './states';

type Props<Answer> = {
  /** Of the feature's `api.ts`. */
  query: QueryOptions<Answer>;
  /** Said while it loads, in place of an empty page that says so. */
  loading?: string;
  /** Said when the server can't be reached. */
  failed?: string;
  children: (answer: Answer) => ReactNode;
};

/** What the server answered; until then that it loads, that the device is offline, or why there is none. */
export function Loaded<Answer>({ query, loading, failed, children }: Props<Answer>): ReactElement {
  const { data, error, fetchStatus, refetch } = useQuery(query);
  // Waits for the network after a first try.
  const isOffline = data === undefined && fetchStatus === 'paused';
  const unreachable = failed ?? failureWords(error);
  return (
    <>
      {(error !== null || isOffline) && (
        <Failed
          words={error instanceof RefusedError ? failureWords(error) : unreachable}
          onRetry={() => void refetch()}
        />
      )}
      {isOffline && <Offline />}
      {data === undefined &&
        error === null &&
        !isOffline &&
        (loading === undefined ? <QuietPlaceholder /> : <Loading>{loading}</Loading>)}
      {data !== undefined && children(data)}
    </>
  );
}
