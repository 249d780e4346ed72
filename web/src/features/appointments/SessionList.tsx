import type { Appointment } from '@stillgrove/contract/appointments';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { SessionCard } from './SessionCard';
import styles from './SessionList.module.css';
import type { useAppointments } from './use-appointments';

type Props = { appointments: ReturnType<typeof useAppointments>; nowMs: number };

/** What is to come, earliest first; what was and what was cancelled is folded away below. */
export function SessionList({ appointments, nowMs }: Props): ReactElement {
  const { state, list, put, reload } = appointments;
  const isComing = ({ state: kept, startsAt }: Appointment) =>
    kept === 'booked' && Date.parse(startsAt) > nowMs;
  const coming = list.filter(isComing).toReversed();
  const earlier = list.filter((one) => !isComing(one));
  return (
    <section className={styles.sessions} aria-labelledby="sessions-title">
      <h2 id="sessions-title">Your sessions</h2>
      {state === 'loading' && <p role="status">Looking for your sessions…</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>Your sessions could not be loaded. They are safe; check your connection and try again.</p>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      {state === 'ready' && coming.length === 0 && (
        <p>Nothing is booked. You can begin below, in your own time.</p>
      )}
      <ul className={styles.list}>
        {coming.map((one) => (
          <SessionCard key={one.id} appointment={one} changeable onChanged={put} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Earlier and cancelled</summary>
          <ul className={styles.list}>
            {earlier.map((one) => (
              <SessionCard key={one.id} appointment={one} changeable={false} onChanged={put} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
