import type { Appointment } from '@stillgrove/contract/appointments';
import type { TherapistsPageData } from '@stillgrove/contract/therapists';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { changeAddressSearch } from '../../platform/address/address-search';
import { usePageData } from '../../platform/page-data/page-data';
import styles from './Appointments.module.css';
import { BookSession } from './BookSession';
import { SessionList } from './SessionList';
import { momentInWords, ownTimeZone } from './time-words';
import { useAppointments } from './use-appointments';

/** A person's sessions, and how another one is booked. */
export function Appointments(): ReactElement {
  const { therapists } = usePageData<TherapistsPageData>();
  const appointments = useAppointments();
  const [booked, setBooked] = useState<Appointment | null>(null);
  const [openedAtMs] = useState(() => Date.now());
  const thanks = useRef<HTMLDivElement>(null);

  const noteBooked = (appointment: Appointment) => {
    appointments.put(appointment);
    setBooked(appointment);
    changeAddressSearch({ with: '' });
  };

  useEffect(() => {
    if (booked !== null) thanks.current?.focus();
  }, [booked]);

  return (
    <div className={styles.page}>
      <div ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {booked && (
          <p>
            Your session is booked: {booked.therapist.name}, {momentInWords(booked.startsAt, ownTimeZone())}.
            An email with a file for your calendar is on its way.
          </p>
        )}
      </div>
      <SessionList appointments={appointments} nowMs={openedAtMs} />
      <BookSession therapists={therapists} onBooked={noteBooked} />
    </div>
  );
}
