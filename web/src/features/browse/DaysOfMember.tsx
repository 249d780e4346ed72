import type { DayPoints } from '@stillgrove/domain/browse/lately';
import { useEffect } from 'react';
import { useQuery } from '../../platform/query/query-client';
import { daysQuery } from './api';

type Props = {
  from: string;
  onKnown: (days: readonly DayPoints[]) => void;
};

/** Asks what a member did from a day on, over all devices. Loaded on its own: the hub shows without the query library. */
export function DaysOfMember({ from, onKnown }: Props): null {
  const { data } = useQuery(daysQuery(from));
  useEffect(() => {
    if (data !== undefined) onKnown(data.days);
  }, [data, onKnown]);
  return null;
}
