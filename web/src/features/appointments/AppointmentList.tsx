import type { Appointment } from '@stillgrove/contract/appointments';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { AppointmentCard } from './AppointmentCard';
import styles from './AppointmentList.module.css';
import type { useAppointments } from './use-appointments';

type Props = { appointments: ReturnType<typeof useAppointments>; nowMs: number };

/** Upcoming appointments, earliest first; past and canceled ones are folded away below. */
export function AppointmentList({ appointments, nowMs }: Props): ReactElement {
  const { state, list, put, reload } = appointments;
  const isUpcoming = ({ state: kept, startsAt }: Appointment) =>
    kept === 'scheduled' && Date.parse(startsAt) > nowMs;
  const upcoming = list.filter(isUpcoming).toReversed();
  const earlier = list.filter((one) => !isUpcoming(one));
  return (
    <section className={styles.appointments} aria-labelledby="appointments-title">
      <h2 id="appointments-title">Your appointments</h2>
      {state === 'loading' && <p role="status">Loading your appointments…</p>}
      {state === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>We couldn’t load your appointments. Check your connection, then try again.</p>
          <Button onClick={reload}>Try again</Button>
        </div>
      )}
      {state === 'ready' && upcoming.length === 0 && (
        <p>You have no upcoming appointments. You can schedule one below.</p>
      )}
      <ul className={styles.list}>
        {upcoming.map((one) => (
          <AppointmentCard key={one.id} appointment={one} changeable onChanged={put} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>Past and canceled</summary>
          <ul className={styles.list}>
            {earlier.map((one) => (
              <AppointmentCard key={one.id} appointment={one} changeable={false} onChanged={put} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
