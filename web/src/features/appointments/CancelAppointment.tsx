import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import type { ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { Failure } from '../../ui/states/states';
import { cancelAppointment } from './api';
import styles from './AppointmentCard.module.css';

type Props = {
  appointment: Appointment;
  onCanceled: (message: string) => void;
  onClose: () => void;
};

/** Asks once more, since someone else can take the time. */
export function CancelAppointment({ appointment, onCanceled, onClose }: Props): ReactElement {
  const { busy, failure, run } = useMutation(cancelAppointment, {
    onDone: ({ message }) => onCanceled(message),
  });
  const question = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <div className={styles.words}>
      <p ref={question} tabIndex={-1}>
        <Trans>
          Cancel this appointment? We email the therapist, and someone else can take the time. We then delete
          the appointment and your consent to store it.
        </Trans>
      </p>
      <Failure>{failure?.message}</Failure>
      <div className="actions">
        <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={() => run(appointment.id)}>
          {busy ? t`Canceling…` : t`Yes, cancel it`}
        </Button>
        <Button onClick={onClose}>{t`Keep it`}</Button>
      </div>
    </div>
  );
}
