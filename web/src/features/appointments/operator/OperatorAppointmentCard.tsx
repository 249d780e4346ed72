import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorAppointment } from '@stillgrove/contract/operator-appointments';
import { useRef, useState, type ReactElement } from 'react';
import { showToast } from '../../../platform/toasts/toast-store';
import { Button } from '../../../ui/controls/Button';
import { wayInWords } from '../meeting-words';
import { zoneInWords } from '../time-words';
import styles from './OperatorAppointmentCard.module.css';
import { clocksDiffer, spanIn } from './operator-appointment-times';
import { CancelForVisitor } from './CancelForVisitor';

type Props = {
  appointment: OperatorAppointment;
  /** Under which it stands. */
  day: string;
  onCanceled: () => void;
};

/** One appointment: when, with whom, and how to reach who scheduled it. */
export function OperatorAppointmentCard({ appointment, day, onCanceled }: Props): ReactElement {
  const { startsAt, minutes, meets, state, visitor, therapist, outsideHours } = appointment;
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const begun = useBegun(startsAt);
  const when = spanIn(appointment, therapist.timeZone, day);
  const close = () => {
    setAsking(false);
    title.current?.focus();
  };
  return (
    <li className={`raised ${styles.card}`} data-state={state}>
      <div className={styles.words}>
        <h3 ref={title} tabIndex={-1} className={styles.when}>
          {when}
        </h3>
        <p dir="auto" className={styles.name}>
          {therapist.name}
        </p>
        <p className="aside">
          <Trans>
            {minutes} minutes, {wayInWords(meets)}, {zoneInWords(therapist.timeZone)}
          </Trans>
        </p>
        {state === 'canceled' && <p className="tag">{t`Canceled`}</p>}
        {outsideHours && <p className="tag">{t`Outside the therapist’s hours`}</p>}
        {therapist.isSample && <p className="tag">{t`Sample profile: no one will be there`}</p>}
      </div>
      <div className={styles.words}>
        <p dir="auto" className={styles.name}>
          {visitor.name}
        </p>
        <a className={styles.address} href={`mailto:${encodeURI(visitor.email)}`}>
          {visitor.email}
        </a>
        {clocksDiffer(startsAt, visitor.timeZone, therapist.timeZone) && (
          <p className="aside">
            <Trans>
              Their time: {spanIn(appointment, visitor.timeZone, day)}, {zoneInWords(visitor.timeZone)}
            </Trans>
          </p>
        )}
      </div>
      {state === 'scheduled' && !begun && !asking && (
        <div className={styles.action}>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            <Trans>
              Cancel appointment
              <span className="visually-hidden">
                : {visitor.name}, {when}
              </span>
            </Trans>
          </Button>
        </div>
      )}
      {asking && (
        <CancelForVisitor
          appointment={appointment}
          onKeep={close}
          onCanceled={(message) => {
            showToast(message);
            close();
            onCanceled();
          }}
        />
      )}
    </li>
  );
}

/** Whether an appointment had begun when it was first shown; the server has the last word. */
function useBegun(startsAt: string): boolean {
  const [openedAt] = useState(() => Date.now());
  return Date.parse(startsAt) <= openedAt;
}
