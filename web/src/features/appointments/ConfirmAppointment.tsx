import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Meeting } from '@stillgrove/contract/appointments';
import type { Therapist } from '@stillgrove/contract/therapists';
import { CONSENT_VERSION, consentText } from '@stillgrove/domain/appointments/consent';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useIsGuest } from '../../platform/session/guest';
import { Button } from '../../ui/controls/Button';
import { AccountButtons } from '../../ui/guest/AccountButtons';
import styles from './ConfirmAppointment.module.css';
import { Consent } from './Consent';
import { wayInWords } from './meeting-words';
import { clockTime, momentInWords, ownTimeZone, zoneInWords } from './time-words';

type Props = {
  therapist: Therapist;
  therapistZone: string;
  time: string;
  meets: Meeting;
  busy: boolean;
  failure: { readonly message: string; readonly code: string } | null;
  /** Called with the version of the text that was agreed to, and never without consent. */
  onConfirm: (consentVersion: number) => void;
  onLookAgain: () => void;
};

/** What is about to be scheduled, who will see it, and the button that does it. A sample has no button, and a guest gets an account first. */
export function ConfirmAppointment(props: Props): ReactElement {
  const { therapist, therapistZone, time, meets, busy, failure, onConfirm, onLookAgain } = props;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer with a promise, which is no way to clean up.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [time]);
  const isGuest = useIsGuest();
  const ownZone = ownTimeZone();
  const theirClock = clockTime(time, therapistZone);
  return (
    <div ref={panel} className={styles.panel}>
      <h3>{therapist.isSample ? t`Sample profile` : t`Check your appointment`}</h3>
      <p>
        <Trans>
          <bdi>{therapist.name}</bdi>, {momentInWords(time, ownZone)}, {therapist.appointmentMinutes} minutes,{' '}
          {wayInWords(meets)}
        </Trans>
      </p>
      {theirClock !== clockTime(time, ownZone) && (
        <p className={styles.aside}>
          <Trans>
            On your therapist’s clock, it’ll be {theirClock} ({zoneInWords(therapistZone)}).
          </Trans>
        </p>
      )}
      {therapist.isSample ? (
        <p>
          <Trans>
            This is a sample profile, not a real person, so you can’t schedule an appointment. The team of
            this site will replace it. If you’d like to talk to someone here,{' '}
            <Link href="/contact">write to us</Link>.
          </Trans>
        </p>
      ) : isGuest ? (
        <AccountFirst therapistId={therapist.id} time={time} />
      ) : (
        <AgreeAndConfirm busy={busy} failure={failure} onConfirm={onConfirm} onLookAgain={onLookAgain} />
      )}
    </div>
  );
}

function AccountFirst({ therapistId, time }: { therapistId: string; time: string }): ReactElement {
  const from = `/appointments?${new URLSearchParams({ with: therapistId, time }).toString()}`;
  return (
    <>
      <p>
        <Trans>
          To schedule it, you need a free account. You’ll come back to this time, but someone else may take it
          before you confirm.
        </Trans>
      </p>
      <AccountButtons from={from} />
    </>
  );
}

type AgreeProps = Pick<Props, 'busy' | 'failure' | 'onConfirm' | 'onLookAgain'>;

function AgreeAndConfirm({ busy, failure, onConfirm, onLookAgain }: AgreeProps): ReactElement {
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const text = consentText(CONSENT_VERSION);
  const confirm = () => {
    setMissing(!agreed);
    if (agreed) onConfirm(CONSENT_VERSION);
    else box.current?.focus();
  };
  return (
    <>
      {text !== null && (
        <Consent
          text={text}
          agreed={agreed}
          missing={missing}
          box={box}
          onChange={(next) => {
            setAgreed(next);
            setMissing(false);
          }}
        />
      )}
      <div role="alert">{failure !== null && <Failure failure={failure} onLookAgain={onLookAgain} />}</div>
      <Button kind="main" aria-busy={busy} aria-disabled={busy} onClick={confirm}>
        {busy ? t`Scheduling…` : t`Confirm`}
      </Button>
      <p className={styles.aside}>
        <Trans>
          We’ll email you the details and a file for your calendar, where it only says “Appointment.” You can
          move or cancel the appointment until it starts.
        </Trans>
      </p>
    </>
  );
}

function Failure({
  failure,
  onLookAgain,
}: {
  failure: NonNullable<Props['failure']>;
  onLookAgain: () => void;
}) {
  return (
    <div className={styles.failure}>
      <p>{failure.message}</p>
      {failure.code === 'slot-taken' && <Button onClick={onLookAgain}>{t`Show free times again`}</Button>}
      {failure.code === 'address-not-confirmed' && (
        <Link href="/settings#email-address">{t`Open Profile Settings`}</Link>
      )}
    </div>
  );
}
