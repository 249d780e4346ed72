import type { Appointment } from '@stillgrove/contract/appointments';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { moveAppointment } from './appointment-calls';
import { FreeTimes } from './FreeTimes';
import styles from './AppointmentCard.module.css';
import { momentInWords, ownTimeZone } from './time-words';
import { useChange } from '../../platform/http/use-change';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { useFreeTimes } from './use-free-times';

type Props = {
  appointment: Appointment;
  onMoved: (appointment: Appointment) => void;
  onClose: () => void;
};

/** Another time with the same therapist; the old one is kept until the new one is certain. */
export function MoveAppointment({ appointment, onMoved, onClose }: Props): ReactElement {
  const { free, reload } = useFreeTimes(appointment.therapist.id);
  const [time, setTime] = useState<string | null>(null);
  const { busy, failure, run } = useChange(onMoved);
  const question = useFocusOnArrival<HTMLParagraphElement>();
  const move = (startsAt: string) =>
    void run(() => moveAppointment(appointment.id, { startsAt, timeZone: ownTimeZone() }));
  return (
    <div className={styles.card}>
      <p ref={question} tabIndex={-1}>
        Choose a new time. You keep the old one until you confirm.
      </p>
      <FreeTimes free={free} reload={reload} chosen={time} onChoose={setTime} />
      <div role="alert">{failure !== null && <p>{failure.message}</p>}</div>
      {time !== null && <p>New time: {momentInWords(time, ownTimeZone())}</p>}
      <div className={styles.actions}>
        {time !== null && (
          <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={() => move(time)}>
            {busy ? 'Moving…' : 'Confirm new time'}
          </Button>
        )}
        <Button onClick={onClose}>Keep the old time</Button>
      </div>
    </div>
  );
}
