import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import { useState, type ReactElement } from 'react';
import { Button } from '../../ui/controls/Button';
import { dropAppointment, putAppointment } from './api';
import { CancelAppointment } from './CancelAppointment';
import { DeleteAppointment } from './DeleteAppointment';
import { wayInWords } from './meeting-words';
import { MoveAppointment } from './MoveAppointment';
import styles from './AppointmentCard.module.css';
import { momentInWords, ownTimeZone } from './time-words';

type Props = {
  appointment: Appointment;
  changeable: boolean;
  /** Called once it is deleted, with what the server says. */
  onGone: (message: string) => void;
};

/** One appointment, and what can still be done about it. */
export function AppointmentCard({ appointment, changeable, onGone }: Props): ReactElement {
  const { therapist, startsAt, minutes, meets, state } = appointment;
  const [open, setOpen] = useState<'move' | 'cancel' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const changed = (next: Appointment) => {
    close();
    putAppointment(next);
  };
  const gone = (message: string) => {
    dropAppointment(appointment.id);
    onGone(message);
  };
  const when = momentInWords(startsAt, ownTimeZone());
  return (
    <li className={`raised ${styles.card}`} data-state={state}>
      <div className={styles.words}>
        <h3>{when}</h3>
        <p>
          <Trans>
            <bdi>{therapist.name}</bdi>, {minutes} minutes, {wayInWords(meets)}
          </Trans>
        </p>
        {state === 'canceled' && <p className="tag">{t`Canceled`}</p>}
        {therapist.isSample && <p className="tag">{t`Sample profile: no one will be there`}</p>}
      </div>
      {changeable && open === null && (
        <div className="actions">
          <Button onClick={() => setOpen('move')}>
            <Trans>
              Move<span className="visually-hidden">: {when}</span>
            </Trans>
          </Button>
          <Button kind="quiet" onClick={() => setOpen('cancel')}>
            <Trans>
              Cancel appointment<span className="visually-hidden">: {when}</span>
            </Trans>
          </Button>
        </div>
      )}
      {!changeable && open === null && (
        <div className="actions">
          <Button kind="quiet" onClick={() => setOpen('delete')}>
            <Trans>
              Delete<span className="visually-hidden">: {when}</span>
            </Trans>
          </Button>
        </div>
      )}
      {open === 'delete' && <DeleteAppointment id={appointment.id} onDeleted={gone} onClose={close} />}
      {open === 'move' && <MoveAppointment appointment={appointment} onMoved={changed} onClose={close} />}
      {open === 'cancel' && <CancelAppointment appointment={appointment} onCanceled={gone} onClose={close} />}
    </li>
  );
}
