import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { Failure } from '../../ui/states/states';
import { deleteAppointment } from './api';
import styles from './AppointmentCard.module.css';

type Props = { id: string; onDeleted: (message: string) => void; onClose: () => void };

/** Asks once more, since a deleted appointment can’t be brought back. */
export function DeleteAppointment({ id, onDeleted, onClose }: Props): ReactElement {
  const { busy, failure, run } = useMutation(deleteAppointment, {
    onDone: ({ message }) => onDeleted(message),
  });
  const question = useFocusOnArrival<HTMLParagraphElement>();
  return (
    <div className={styles.words}>
      <p ref={question} tabIndex={-1}>
        {t`Delete this appointment? We delete it for good, along with your consent to store it.`}
      </p>
      <Failure>{failure?.message}</Failure>
      <div className="actions">
        <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={() => run(id)}>
          {busy ? t`Deleting…` : t`Yes, delete it`}
        </Button>
        <Button onClick={onClose}>{t`Keep it`}</Button>
      </div>
    </div>
  );
}
