import type { Appointment, Meeting } from '@stillgrove/contract/appointments';
import type { Therapist } from '@stillgrove/contract/therapists';
import { useRef, useState, type ReactElement } from 'react';
import { Pills } from '../../ui/filters/Pills';
import { scheduleAppointment } from './appointment-calls';
import styles from './ChooseTime.module.css';
import { ConfirmAppointment } from './ConfirmAppointment';
import { FreeTimes } from './FreeTimes';
import { WAYS } from './meeting-words';
import { ownTimeZone } from './time-words';
import { useChange } from '../../platform/http/use-change';
import { useFreeTimes } from './use-free-times';

type Props = { therapist: Therapist; onScheduled: (appointment: Appointment) => void };

/** Way to meet, day, time and confirmation of an appointment with one therapist. */
export function ChooseTime({ therapist, onScheduled }: Props): ReactElement {
  const ways = WAYS.filter(({ id }) => therapist.meets.includes(id));
  const [meets, setMeets] = useState<Meeting>(ways[0]?.id ?? 'online');
  const [time, setTime] = useState<string | null>(null);
  const { free, reload } = useFreeTimes(therapist.id);
  // Made once for a time, so that a second try after a lost answer schedules one appointment.
  const wish = useRef({ time, id: '' });
  const { busy, failure, run, clear } = useChange(onScheduled);

  const choose = (next: string | null) => {
    clear();
    setTime(next);
  };
  const confirm = (startsAt: string, consentVersion: number) => {
    if (wish.current.time !== startsAt) wish.current = { time: startsAt, id: crypto.randomUUID() };
    const { id } = wish.current;
    void run(() =>
      scheduleAppointment({
        id,
        therapistId: therapist.id,
        startsAt,
        meets,
        timeZone: ownTimeZone(),
        consentVersion,
      }),
    );
  };

  return (
    <div className={styles.steps}>
      {ways.length > 1 && (
        <div className={styles.step}>
          <h3>How would you like to meet?</h3>
          <Pills label="Way to meet" choices={ways} chosen={meets} onChoose={setMeets} />
        </div>
      )}
      <div className={styles.step}>
        <h3>Which time works for you?</h3>
        <FreeTimes free={free} reload={reload} chosen={time} onChoose={choose} />
      </div>
      {time !== null && free.state === 'ready' && (
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
            reload();
          }}
        />
      )}
    </div>
  );
}
