import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { Button } from '../../ui/controls/Button';
import { Failure } from '../../ui/states/states';
import { cancelLinkedAppointment } from './api';
import type { ByLinkProps } from './by-link';
import styles from './ByLink.module.css';
import { WhichAppointment } from './WhichAppointment';

/** One button that cancels. */
export function CancelByLink({ token, appointment, onChanged }: ByLinkProps): ReactElement {
  const { busy, failure, run } = useMutation(cancelLinkedAppointment, {
    onDone: (answer) => onChanged(answer.appointment),
  });
  return (
    <div className={styles.panel}>
      <h1>{t`Cancel this appointment?`}</h1>
      <WhichAppointment appointment={appointment} />
      <p>
        {t`We email the therapist, and someone else can take the time. We then delete the appointment and your consent to store it.`}
      </p>
      <Failure>{failure?.message}</Failure>
      <div className="actions">
        <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={() => run(token)}>
          {busy ? t`Canceling…` : t`Yes, cancel it`}
        </Button>
      </div>
    </div>
  );
}
