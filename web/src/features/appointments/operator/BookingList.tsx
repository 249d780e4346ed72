import type { BookingsAnswer } from '@stillgrove/contract/operator-bookings';
import { useId, type ReactElement } from 'react';
import { NoRecords } from '../../../ui/records/Records';
import { Paged } from '../../../ui/records/Paged';
import { dayInWords, ownTimeZone } from '../time-words';
import { BookingCard } from './BookingCard';
import styles from './BookingList.module.css';
import { byDay, type DayOfBookings } from './booking-times';

const NONE = {
  coming: {
    everyone: 'No session is booked. When someone books one, you find it here.',
    one: 'No session with this person is booked.',
  },
  past: {
    everyone: 'There was no session in the last 30 days.',
    one: 'There was no session with this person in the last 30 days.',
  },
};

type Props = {
  answer: BookingsAnswer;
  when: 'coming' | 'past';
  of: 'everyone' | 'one';
  onTurn: (page: number) => void;
  onCancelled: () => void;
};

/** Sessions day by day. */
export function BookingList({ answer, when, of, onTurn, onCancelled }: Props): ReactElement {
  if (answer.bookings.length === 0) return <NoRecords>{NONE[when][of]}</NoRecords>;
  return (
    <Paged page={answer.page} onTurn={onTurn}>
      {byDay(answer.bookings, ownTimeZone()).map((day) => (
        <Day key={day.day} day={day} onCancelled={onCancelled} />
      ))}
    </Paged>
  );
}

function Day({ day: { day, bookings }, onCancelled }: { day: DayOfBookings; onCancelled: () => void }) {
  const id = useId();
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {dayInWords(day)}
      </h2>
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} day={day} onCancelled={onCancelled} />
        ))}
      </ul>
    </section>
  );
}
