import { t } from '@lingui/core/macro';
import type { OperatorAppointmentsAnswer } from '@stillgrove/contract/operator-appointments';
import { useId, type ReactElement } from 'react';
import { Paged } from '../../../ui/records/Paged';
import { Empty } from '../../../ui/states/states';
import { dayInWords, ownTimeZone } from '../time-words';
import { OperatorAppointmentCard } from './OperatorAppointmentCard';
import styles from './OperatorAppointmentList.module.css';
import { byDay, type DayOfAppointments } from './operator-appointment-times';

const NONE = {
  upcoming: {
    everyone: t`There are no upcoming appointments.`,
    one: t`There are no upcoming appointments with this therapist.`,
  },
  past: {
    everyone: t`There were no appointments in the last 30 days.`,
    one: t`There were no appointments with this therapist in the last 30 days.`,
  },
};

type Props = {
  answer: OperatorAppointmentsAnswer;
  when: 'upcoming' | 'past';
  of: 'everyone' | 'one';
  onTurn: (page: number) => void;
  onCanceled: () => void;
};

/** Appointments day by day. */
export function OperatorAppointmentList({ answer, when, of, onTurn, onCanceled }: Props): ReactElement {
  if (answer.appointments.length === 0) return <Empty>{NONE[when][of]}</Empty>;
  return (
    <Paged page={answer.page} onTurn={onTurn}>
      {byDay(answer.appointments, ownTimeZone()).map((day) => (
        <Day key={day.day} day={day} onCanceled={onCanceled} />
      ))}
    </Paged>
  );
}

function Day({ day: { day, appointments }, onCanceled }: { day: DayOfAppointments; onCanceled: () => void }) {
  const id = useId();
  return (
    <section className={styles.day} aria-labelledby={id}>
      <h2 id={id} className="like-h3">
        {dayInWords(day)}
      </h2>
      <ul className={styles.appointments}>
        {appointments.map((appointment) => (
          <OperatorAppointmentCard
            key={appointment.id}
            appointment={appointment}
            day={day}
            onCanceled={onCanceled}
          />
        ))}
      </ul>
    </section>
  );
}
