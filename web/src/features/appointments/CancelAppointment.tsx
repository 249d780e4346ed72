import type { Appointment } from '@stillgrove/contract/appointments';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { cancelAppointment } from './appointment-calls';
import styles from './AppointmentCard.module.css';
import { useChange } from '../../platform/http/use-change';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';

type Props = {
  appointment: Appointment;
  onCanceled: (appointment: Appointment) => void;
  onClose: () => void;
};

/** Asks once more, since someone else can take the time. */
export function CancelAppointment({ appointment, onCanceled, onClose }: Props): ReactElement {
  const { busy, failure, run } = useChange(onCanceled);
  const question = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <div className={styles.words}>
      <p ref={question} tabIndex={-1}>
        Cancel this appointment? The therapist gets an email, and someone else can take the time. This also
        takes back your consent.
      </p>
      <div role="alert">{failure !== null && <p>{failure.message}</p>}</div>
      <div className={styles.actions}>
        <Button
          kind="main"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => void run(() => cancelAppointment(appointment.id))}
        >
          {busy ? 'Canceling…' : 'Yes, cancel it'}
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </div>
  );
}
