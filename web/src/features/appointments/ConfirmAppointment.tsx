import type { Meeting } from '@stillgrove/contract/appointments';
import type { Therapist } from '@stillgrove/contract/therapists';
import { useEffect, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { Button } from '../../ui/controls/Button';
import styles from './ConfirmAppointment.module.css';
import { wayInWords } from './meeting-words';
import { clockTime, momentInWords, ownTimeZone, zoneInWords } from './time-words';

type Props = {
  therapist: Therapist;
  therapistZone: string;
  time: string;
  meets: Meeting;
  busy: boolean;
  failure: { readonly message: string; readonly code: string } | null;
  onConfirm: () => void;
  onLookAgain: () => void;
};

/** What is about to be scheduled, in a sentence, and the one button that does it; an example cannot be scheduled. */
export function ConfirmAppointment(props: Props): ReactElement {
  const { therapist, therapistZone, time, meets, busy, failure, onConfirm, onLookAgain } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to clean up.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [time]);
  const ownZone = ownTimeZone();
  const theirClock = clockTime(time, therapistZone);
  return (
    <div ref={panel} className={styles.panel}>
      <h3 className={styles.title}>{therapist.isSample ? 'An example' : 'Is this right?'}</h3>
      <p>
        {therapist.name}, {momentInWords(time, ownZone)}, for {therapist.appointmentMinutes} minutes,{' '}
        {wayInWords(meets)}.
      </p>
      {theirClock !== clockTime(time, ownZone) && (
        <p className={styles.aside}>
          That is {theirClock} on their clock ({zoneInWords(therapistZone)}).
        </p>
      )}
      {therapist.isSample ? (
        <p>This is an example profile, so it can’t be scheduled. The team adds real profiles here.</p>
      ) : (
        <>
          <div role="alert">
            {failure !== null && <Failure failure={failure} onLookAgain={onLookAgain} />}
          </div>
          <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={onConfirm}>
            {busy ? 'Booking…' : 'Confirm'}
          </Button>
          <p className={styles.aside}>
            You get an email with a file for your calendar. You can move or cancel the appointment until it
            begins.
          </p>
        </>
      )}
    </div>
  );
}

function Failure({
  failure,
  onLookAgain,
}: {
  failure: NonNullable<Props['failure']>;
  onLookAgain: () => void;
}) {
  return (
    <div className={styles.failure}>
      <p>{failure.message}</p>
      {failure.code === 'slot-taken' && <Button onClick={onLookAgain}>Show free times again</Button>}
      {failure.code === 'address-not-confirmed' && <Link href="/settings">Open settings</Link>}
    </div>
  );
}
