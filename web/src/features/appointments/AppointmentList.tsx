import { t } from '@lingui/core/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useQuery } from '../../platform/query/query-client';
import { Loaded } from '../../ui/states/Loaded';
import { appointmentsQuery } from './api';
import { AppointmentCard } from './AppointmentCard';
import styles from './AppointmentList.module.css';

type Props = { nowMs: number };

/** Upcoming appointments, earliest first; past and canceled ones are folded away below. */
export function AppointmentList({ nowMs }: Props): ReactElement {
  const [said, setSaid] = useState<string | null>(null);
  const status = useRef<HTMLDivElement>(null);
  const { data } = useQuery(appointmentsQuery);
  // The card that had the focus is gone.
  useEffect(() => {
    if (said !== null) status.current?.focus();
  }, [said]);
  // Above a single sentence it would weigh more than that.
  const hasHeading = (data?.appointments.length ?? 0) > 0;
  return (
    <section className={styles.appointments} aria-labelledby="appointments-title">
      <h2
        id="appointments-title"
        className={hasHeading ? undefined : 'visually-hidden'}
      >{t`Your appointments`}</h2>
      <div ref={status} role="status" tabIndex={-1} className={styles.said}>
        {said !== null && <p>{said}</p>}
      </div>
      <Loaded
        query={appointmentsQuery}
        loading={t`Loading your appointments…`}
        failed={t`We couldn’t load your appointments. Check your connection, then try again.`}
      >
        {({ appointments }) => <Lists appointments={appointments} nowMs={nowMs} onGone={setSaid} />}
      </Loaded>
    </section>
  );
}

type ListsProps = Props & { appointments: readonly Appointment[]; onGone: (message: string) => void };

function Lists({ appointments, nowMs, onGone }: ListsProps): ReactElement {
  const isUpcoming = ({ state, startsAt }: Appointment) =>
    state === 'scheduled' && Date.parse(startsAt) > nowMs;
  const upcoming = appointments.filter(isUpcoming).toReversed();
  const earlier = appointments.filter((one) => !isUpcoming(one));
  return (
    <>
      {upcoming.length === 0 && <p>{t`You have no upcoming appointments.`}</p>}
      <ul className={styles.list}>
        {upcoming.map((one) => (
          <AppointmentCard key={one.id} appointment={one} changeable onGone={onGone} />
        ))}
      </ul>
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t`Past and canceled`}</summary>
          <ul className={styles.list}>
            {earlier.map((one) => (
              <AppointmentCard key={one.id} appointment={one} changeable={false} onGone={onGone} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
