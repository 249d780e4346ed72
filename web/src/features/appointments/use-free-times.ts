import type { FreeTimesAnswer } from '@stillgrove/contract/appointments';
import { useEffect, useState } from 'react';
import { loadFreeTimes } from './appointment-calls';

type FreeTimes =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly times: readonly string[]; readonly timeZone: string };

/** Someone's free times, and a way to ask again. */
export function useFreeTimes(therapistId: string): { free: FreeTimes; reload: () => void } {
  const [loaded, setLoaded] = useState<{ key: string; answer: FreeTimesAnswer | null }>();
  const [round, setRound] = useState(0);
  const key = `${therapistId} ${String(round)}`;

  useEffect(() => {
    let current = true;
    loadFreeTimes(therapistId).then(
      (answer) => current && setLoaded({ key, answer }),
      () => current && setLoaded({ key, answer: null }),
    );
    return () => {
      current = false;
    };
  }, [therapistId, key]);

  const reload = () => setRound(round + 1);
  if (loaded?.key !== key) return { free: { state: 'loading' }, reload };
  const { answer } = loaded;
  return { free: answer === null ? { state: 'failed' } : { state: 'ready', ...answer }, reload };
}
