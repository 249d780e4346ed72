import type { Appointment } from '@stillgrove/contract/appointments';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { CancelSession } from './CancelSession';
import { wayInWords } from './meeting-words';
import { MoveSession } from './MoveSession';
import styles from './SessionCard.module.css';
import { momentInWords, ownTimeZone } from './time-words';

type Props = {
  appointment: Appointment;
  changeable: boolean;
  onChanged: (appointment: Appointment) => void;
};

/** One session, and what can still be done about it. */
export function SessionCard({ appointment, changeable, onChanged }: Props): ReactElement {
  const { therapist, startsAt, minutes, meets, state } = appointment;
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const close = () => setOpen(null);
  const changed = (next: Appointment) => {
    close();
    onChanged(next);
  };
  const when = momentInWords(startsAt, ownTimeZone());
  return (
    <li className={styles.card} data-state={state}>
      <div className={styles.words}>
        <h3 className={styles.when}>{when}</h3>
        <p>
          {therapist.name}, {minutes} minutes, {wayInWords(meets)}
        </p>
        {state === 'cancelled' && <p className={styles.note}>Cancelled</p>}
        {therapist.isSample && <p className={styles.note}>An example: no one will be there</p>}
      </div>
      {changeable && open === null && (
        <div className={styles.actions}>
          <Button onClick={() => setOpen('move')}>
            Move<span className="visually-hidden"> the session of {when}</span>
          </Button>
          <Button kind="quiet" onClick={() => setOpen('cancel')}>
            Cancel session<span className="visually-hidden"> of {when}</span>
          </Button>
        </div>
      )}
      {open === 'move' && <MoveSession appointment={appointment} onMoved={changed} onClose={close} />}
      {open === 'cancel' && <CancelSession appointment={appointment} onCancelled={changed} onClose={close} />}
    </li>
  );
}
