import type { Appointment } from '@stillgrove/contract/appointments';
import type { ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { cancelSession } from './appointment-calls';
import styles from './SessionCard.module.css';
import { useChange } from '../../platform/http/use-change';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';

type Props = {
  appointment: Appointment;
  onCancelled: (appointment: Appointment) => void;
  onClose: () => void;
};

/** Asks once more, since the time goes to someone else. */
export function CancelSession({ appointment, onCancelled, onClose }: Props): ReactElement {
  const { busy, failure, run } = useChange(onCancelled);
  const question = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <div className={styles.words}>
      <p ref={question} tabIndex={-1}>
        Cancel this session? Its time is then free for others.
      </p>
      <div role="alert">{failure !== null && <p>{failure.message}</p>}</div>
      <div className={styles.actions}>
        <Button
          kind="main"
          aria-busy={busy}
          aria-disabled={busy}
          onClick={() => void run(() => cancelSession(appointment.id))}
        >
          {busy ? 'Cancelling…' : 'Yes, cancel it'}
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </div>
  );
}
