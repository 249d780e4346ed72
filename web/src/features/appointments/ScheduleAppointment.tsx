import type { Appointment } from '@stillgrove/contract/appointments';
import type { Therapist } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import styles from './ScheduleAppointment.module.css';
import { ChooseTime } from './ChooseTime';
import { ConfirmAddressFirst } from './ConfirmAddressFirst';
import { TherapistPicker } from './TherapistPicker';

type Props = { therapists: readonly Therapist[]; onScheduled: (appointment: Appointment) => void };

/** Whom, when, and then confirm. The person stands in the address, so that the directory can lead here. */
export function ScheduleAppointment({ therapists, onScheduled }: Props): ReactElement {
  const open = therapists.filter((one) => one.takesAppointments);
  const wanted = useAddressSearch().get('with');
  const chosen = open.find(({ id }) => id === wanted);
  return (
    <section className={styles.schedule} aria-labelledby="schedule-title">
      <h2 id="schedule-title">Book an appointment</h2>
      <ConfirmAddressFirst />
      {open.length === 0 ? (
        <p>No one takes appointments here yet. Write to us, and we look for a time together.</p>
      ) : (
        <TherapistPicker
          therapists={open}
          chosen={chosen?.id ?? null}
          onChoose={(id) => changeAddressSearch({ with: id })}
        />
      )}
      {chosen && <ChooseTime key={chosen.id} therapist={chosen} onScheduled={onScheduled} />}
    </section>
  );
}
