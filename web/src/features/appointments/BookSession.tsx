import type { Appointment } from '@stillgrove/contract/appointments';
import type { Therapist } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { changeAddressSearch, useAddressSearch } from '../../platform/address/address-search';
import styles from './BookSession.module.css';
import { ChooseTime } from './ChooseTime';
import { ConfirmAddressFirst } from './ConfirmAddressFirst';
import { TherapistPicker } from './TherapistPicker';

type Props = { therapists: readonly Therapist[]; onBooked: (appointment: Appointment) => void };

/** Whom, when, and then confirm. The person stands in the address, so that the directory can lead here. */
export function BookSession({ therapists, onBooked }: Props): ReactElement {
  const bookable = therapists.filter((one) => one.bookable);
  const wanted = useAddressSearch().get('with');
  const chosen = bookable.find(({ id }) => id === wanted);
  return (
    <section className={styles.book} aria-labelledby="book-title">
      <h2 id="book-title">Book a session</h2>
      <ConfirmAddressFirst />
      {bookable.length === 0 ? (
        <p>No one takes bookings here yet. Write to us, and we look for a time together.</p>
      ) : (
        <TherapistPicker
          therapists={bookable}
          chosen={chosen?.id ?? null}
          onChoose={(id) => changeAddressSearch({ with: id })}
        />
      )}
      {chosen && <ChooseTime key={chosen.id} therapist={chosen} onBooked={onBooked} />}
    </section>
  );
}
