import type { OperatorBooking } from '@stillgrove/contract/operator-bookings';
import { useRef, useState, type ReactElement } from 'react';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button } from '../../../ui/controls/Button';
import { wayInWords } from '../meeting-words';
import { zoneInWords } from '../time-words';
import styles from './BookingCard.module.css';
import { clocksDiffer, spanIn } from './booking-times';
import { CancelBooking } from './CancelBooking';

type Props = {
  booking: OperatorBooking;
  /** Under which it stands. */
  day: string;
  onCancelled: () => void;
};

/** One session: when, with whom, and how to reach who booked it. */
export function BookingCard({ booking, day, onCancelled }: Props): ReactElement {
  const { startsAt, minutes, meets, state, visitor, therapist, outsideHours } = booking;
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const begun = useBegun(startsAt);
  const when = spanIn(booking, therapist.timeZone, day);
  const close = () => {
    setAsking(false);
    title.current?.focus();
  };
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.words}>
        <h3 ref={title} tabIndex={-1} className={styles.when}>
          {when}
        </h3>
        <p className={styles.name}>{therapist.name}</p>
        <p className={styles.aside}>
          {minutes} minutes, {wayInWords(meets)}, {zoneInWords(therapist.timeZone)}
        </p>
        {state === 'cancelled' && <p className={styles.note}>Cancelled</p>}
        {outsideHours && <p className={styles.note}>Outside of the hours</p>}
        {therapist.isSample && <p className={styles.note}>With a sample: no one will be there</p>}
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{visitor.name}</p>
        <a className={styles.address} href={`mailto:${encodeURI(visitor.email)}`}>
          {visitor.email}
        </a>
        {clocksDiffer(startsAt, visitor.timeZone, therapist.timeZone) && (
          <p className={styles.aside}>
            For the visitor: {spanIn(booking, visitor.timeZone, day)}, {zoneInWords(visitor.timeZone)}
          </p>
        )}
      </div>
      {state === 'booked' && !begun && !asking && (
        <div className={styles.action}>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            Cancel session
            <span className="visually-hidden">
              {' '}
              of {visitor.name}, {when}
            </span>
          </Button>
        </div>
      )}
      {asking && (
        <CancelBooking
          booking={booking}
          onKeep={close}
          onCancelled={(message) => {
            showToast(message);
            close();
            onCancelled();
          }}
        />
      )}
    </li>
  );
}

/** Whether a session had begun when it was first shown; the server has the last word. */
function useBegun(startsAt: string): boolean {
  const [openedAt] = useState(() => Date.now());
  return Date.parse(startsAt) <= openedAt;
}
