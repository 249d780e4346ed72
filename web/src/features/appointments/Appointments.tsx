import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import type { TherapistsPageData } from '@stillgrove/contract/therapists';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import { arrivedByTap } from '../../platform/navigation/arrival';
import { usePageData } from '../../platform/page-data/page-data';
import { useQuery } from '../../platform/query/query-client';
import { appointmentsQuery, putAppointment } from './api';
import styles from './Appointments.module.css';
import { ScheduleAppointment } from './ScheduleAppointment';
import { AppointmentList } from './AppointmentList';
import { momentInWords, ownTimeZone } from './time-words';

/** A member's appointments, and the form that schedules another one. */
export function Appointments(): ReactElement {
  const { therapists } = usePageData<TherapistsPageData>();
  const [scheduled, setScheduled] = useState<Appointment | null>(null);
  const [openedAtMs] = useState(() => Date.now());
  const thanks = useRef<HTMLDivElement>(null);
  const hydrating = useHydrating();
  const search = useAddressSearch();
  // Who comes from a therapist's card goes on with that one; what is on the screen already doesn't move.
  const [cameForSomeone] = useState(!hydrating && search.has('with'));
  const [byTap] = useState(arrivedByTap);
  const { isLoading } = useQuery(appointmentsQuery);

  const noteScheduled = (appointment: Appointment) => {
    putAppointment(appointment);
    setScheduled(appointment);
    changeAddressSearch({ with: '', time: '' });
  };

  useEffect(() => {
    if (scheduled !== null) thanks.current?.focus();
  }, [scheduled]);

  const scheduleFirst = cameForSomeone && scheduled === null;
  const schedule = (
    <ScheduleAppointment
      therapists={therapists}
      onScheduled={noteScheduled}
      takesFocus={scheduleFirst && byTap}
    />
  );
  return (
    <div className={styles.page}>
      <div ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {scheduled && (
          <p>
            <Trans>
              Your appointment is scheduled: <bdi>{scheduled.therapist.name}</bdi>,{' '}
              {momentInWords(scheduled.startsAt, ownTimeZone())}. We’re sending you an email with the details
              and a file for your calendar.
            </Trans>
          </p>
        )}
      </div>
      {scheduleFirst && schedule}
      <AppointmentList nowMs={openedAtMs} />
      {/* It would move when the appointments come in, which the server asks for no one. */}
      {!scheduleFirst && !hydrating && !isLoading && schedule}
    </div>
  );
}
