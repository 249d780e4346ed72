import type { Appointment } from '@stillgrove/contract/appointments';
import { useEffect, useState } from 'react';
import { loadAppointments } from './appointment-calls';

type Appointments = {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly list: readonly Appointment[];
  /** Takes over what the server answered to a change. */
  put(appointment: Appointment): void;
  reload(): void;
};

/** The person's own appointments, latest first. */
export function useAppointments(): Appointments {
  const [state, setState] = useState<Appointments['state']>('loading');
  const [list, setList] = useState<readonly Appointment[]>([]);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    loadAppointments().then(
      (loaded) => {
        if (!current) return;
        setList(loaded);
        setState('ready');
      },
      () => current && setState('failed'),
    );
    return () => {
      current = false;
    };
  }, [round]);

  return {
    state,
    list,
    put: (changed) =>
      setList((before) =>
        [changed, ...before.filter(({ id }) => id !== changed.id)].toSorted((a, b) =>
          b.startsAt.localeCompare(a.startsAt),
        ),
      ),
    reload: () => {
      setState('loading');
      setRound((count) => count + 1);
    },
  };
}
