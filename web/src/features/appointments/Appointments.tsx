import type { Appointment } from '@stillgrove/contract/appointments';
import type { TherapistsPageData } from '@stillgrove/contract/therapists';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { changeAddressSearch } from '../../platform/address/address-search';
import { usePageData } from '../../platform/page-data/page-data';
import styles from './Appointments.module.css';
import { ScheduleAppointment } from './ScheduleAppointment';
import { AppointmentList } from './AppointmentList';
import { momentInWords, ownTimeZone } from './time-words';
import { useAppointments } from './use-appointments';

/** A member's appointments, and the form that schedules another one. */
export function Appointments(): ReactElement {
  const { therapists } = usePageData<TherapistsPageData>();
  const appointments = useAppointments();
  const [scheduled, setScheduled] = useState<Appointment | null>(null);
  const [openedAtMs] = useState(() => Date.now());
  const thanks = useRef<HTMLDivElement>(null);

  const noteScheduled = (appointment: Appointment) => {
    appointments.put(appointment);
    setScheduled(appointment);
    changeAddressSearch({ with: '' });
  };

  useEffect(() => {
    if (scheduled !== null) thanks.current?.focus();
  }, [scheduled]);

  return (
    <div className={styles.page}>
      <div ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {scheduled && (
          <p>
            Your appointment is scheduled: {scheduled.therapist.name},{' '}
            {momentInWords(scheduled.startsAt, ownTimeZone())}. We are sending you an email with the details
            and a file for your calendar.
          </p>
        )}
      </div>
      <AppointmentList appointments={appointments} nowMs={openedAtMs} />
      <ScheduleAppointment therapists={therapists} onScheduled={noteScheduled} />
    </div>
  );
}
