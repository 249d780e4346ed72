import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import { useState, type ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { Failure } from '../../ui/states/states';
import { moveAppointment } from './api';
import { FreeTimes } from './FreeTimes';
import styles from './AppointmentCard.module.css';
import { momentInWords, ownTimeZone } from './time-words';

type Props = {
  appointment: Appointment;
  onMoved: (appointment: Appointment) => void;
  onClose: () => void;
};

/** Another time with the same therapist; the old one is kept until the new one is certain. */
export function MoveAppointment({ appointment, onMoved, onClose }: Props): ReactElement {
  const [time, setTime] = useState<string | null>(null);
  const { busy, failure, run } = useMutation(
    (startsAt: string) => moveAppointment(appointment.id, { startsAt, timeZone: ownTimeZone() }),
    { onDone: (answer) => onMoved(answer.appointment) },
  );
  const question = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <div className={`raised ${styles.card}`}>
      <p ref={question} tabIndex={-1}>
        {t`Choose a new time. You keep the old one until you confirm.`}
      </p>
      <FreeTimes therapistId={appointment.therapist.id} chosen={time} onChoose={setTime} />
      <Failure>{failure?.message}</Failure>
      {time !== null && (
        <p>
          <Trans>New time: {momentInWords(time, ownTimeZone())}</Trans>
        </p>
      )}
      <div className="actions">
        {time !== null && (
          <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={() => run(time)}>
            {busy ? t`Moving…` : t`Confirm new time`}
          </Button>
        )}
        <Button onClick={onClose}>{t`Keep the old time`}</Button>
      </div>
    </div>
  );
}
