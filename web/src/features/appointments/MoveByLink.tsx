import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { Button } from '../../ui/controls/Button';
import { Failure } from '../../ui/states/states';
import { moveLinkedAppointment } from './api';
import type { ByLinkProps } from './by-link';
import styles from './ByLink.module.css';
import { FreeTimes } from './FreeTimes';
import { momentInWords, ownTimeZone } from './time-words';
import { WhichAppointment } from './WhichAppointment';

/** Another time with the same therapist; the old one is kept until the new one is certain. */
export function MoveByLink({ token, appointment, onChanged }: ByLinkProps): ReactElement {
  const [time, setTime] = useState<string | null>(null);
  const { busy, failure, run } = useMutation(
    (startsAt: string) => moveLinkedAppointment({ token, startsAt, timeZone: ownTimeZone() }),
    { onDone: (answer) => onChanged(answer.appointment) },
  );
  return (
    <div className={styles.panel}>
      <h1>{t`Move this appointment`}</h1>
      <WhichAppointment appointment={appointment} />
      <p>{t`Choose a new time. You keep the old one until you confirm.`}</p>
      <FreeTimes therapistId={appointment.therapist.id} chosen={time} onChoose={setTime} />
      <Failure>{failure?.message}</Failure>
      {time !== null && (
        <>
          <p>
            <Trans>New time: {momentInWords(time, ownTimeZone())}</Trans>
          </p>
          <div className="actions">
            <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={() => run(time)}>
              {busy ? t`Moving…` : t`Confirm new time`}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
