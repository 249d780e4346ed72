import type { DayPoints } from '@stillgrove/domain/browse/lately';
import { useEffect } from 'react';
import { useQuery } from '../../platform/query/query-client';
import { daysQuery } from './api';

type Props = {
  from: string;
  onKnown: (days: readonly DayPoints[]) => void;
};

/** Asks what a member did from a day on, over all devices; apart, since what asks is not needed to show the hub. */
export function DaysOfMember({ from, onKnown }: Props): null {
  const { data } = useQuery(daysQuery(from));
  useEffect(() => {
    if (data !== undefined) onKnown(data.days);
  }, [data, onKnown]);
  return null;
}
