import { t } from '@lingui/core/macro';
import type { Appointment, Meeting } from '@stillgrove/contract/appointments';
import type { Therapist } from '@stillgrove/contract/therapists';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useAddressSearch } from '../../platform/address/address-search';
import { useQuery } from '../../platform/query/query-client';
import { useMutation } from '../../platform/query/use-mutation';
import { Pills } from '../../ui/filters/Pills';
import { freeTimesQuery, scheduleAppointment } from './api';
import styles from './ChooseTime.module.css';
import { ConfirmAppointment } from './ConfirmAppointment';
import { FreeTimes } from './FreeTimes';
import { WAYS } from './meeting-words';
import { ownTimeZone } from './time-words';

type Props = {
  therapist: Therapist;
  onScheduled?: (appointment: Appointment) => void;
  /** Whether the focus goes to the first question here, since the therapist was just chosen. */
  takesFocus: boolean;
};

/** Way to meet, day, time and confirmation of an appointment with one therapist. */
export function ChooseTime({ therapist, onScheduled, takesFocus }: Props): ReactElement {
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const question = steps.current?.querySelector('h3');
    question?.focus({ preventScroll: true });
    // It may be in view already, while the answers below it are not.
    question?.scrollIntoView({ block: 'start' });
  }, [takesFocus]);
  const ways = WAYS.filter(({ id }) => therapist.meets.includes(id));
  const [meets, setMeets] = useState<Meeting>(ways[0]?.id ?? 'online');
  const wanted = useAddressSearch().get('time');
  const [picked, setPicked] = useState<string | null>();
  const { data: free, refetch } = useQuery(freeTimesQuery(therapist.id));
  // Who went to get an account comes back with a time, which someone else may have taken.
  const time = picked === undefined ? (free?.times.find((one) => one === wanted) ?? null) : picked;
  // Made once for a time, so that a second try after a lost answer schedules one appointment.
  const wish = useRef({ time, id: '' });
  const { busy, failure, run, clear } = useMutation(scheduleAppointment, {
    onDone: ({ appointment }) => onScheduled?.(appointment),
  });

  const choose = (next: string | null) => {
    clear();
    setPicked(next);
  };
  const confirm = (startsAt: string, consentVersion: number) => {
    if (wish.current.time !== startsAt) wish.current = { time: startsAt, id: crypto.randomUUID() };
    run({
      id: wish.current.id,
      therapistId: therapist.id,
      startsAt,
      meets,
      timeZone: ownTimeZone(),
      consentVersion,
    });
  };

  return (
    <div ref={steps} className={styles.steps}>
      {ways.length > 1 && (
        <div className={styles.step}>
          <h3 tabIndex={-1}>{t`How would you like to meet?`}</h3>
          <Pills label={t`Way to meet`} choices={ways} chosen={meets} onChoose={setMeets} />
        </div>
      )}
      <div className={styles.step}>
        <h3 tabIndex={-1}>{t`Which time works for you?`}</h3>
        <FreeTimes therapistId={therapist.id} chosen={time} onChoose={choose} />
      </div>
      {time !== null && free !== undefined && (
        <ConfirmAppointment
          therapist={therapist}
          therapistZone={free.timeZone}
          time={time}
          meets={meets}
          busy={busy}
          failure={failure}
          onConfirm={(consentVersion) => confirm(time, consentVersion)}
          onLookAgain={() => {
            choose(null);
            void refetch();
          }}
        />
      )}
    </div>
  );
}
