import type { Appointment } from '@stillgrove/contract/appointments';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { CancelAppointment } from './CancelAppointment';
import { wayInWords } from './meeting-words';
import { MoveAppointment } from './MoveAppointment';
import styles from './AppointmentCard.module.css';
import { momentInWords, ownTimeZone } from './time-words';

type Props = {
  appointment: Appointment;
  changeable: boolean;
  onChanged: (appointment: Appointment) => void;
};

/** One appointment, and what can still be done about it. */
export function AppointmentCard({ appointment, changeable, onChanged }: Props): ReactElement {
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
        {state === 'canceled' && <p className={styles.note}>Canceled</p>}
        {therapist.isSample && <p className={styles.note}>Sample profile: no one will be there</p>}
      </div>
      {changeable && open === null && (
        <div className={styles.actions}>
          <Button onClick={() => setOpen('move')}>
            Move<span className="visually-hidden">: {when}</span>
          </Button>
          <Button kind="quiet" onClick={() => setOpen('cancel')}>
            Cancel appointment<span className="visually-hidden">: {when}</span>
          </Button>
        </div>
      )}
      {open === 'move' && <MoveAppointment appointment={appointment} onMoved={changed} onClose={close} />}
      {open === 'cancel' && (
        <CancelAppointment appointment={appointment} onCanceled={changed} onClose={close} />
      )}
    </li>
  );
}
