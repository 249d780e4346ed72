import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { useChange } from '../../../platform/http/use-change';
import { showToast } from '../../../platform/toasts/toast-store';
import { ButtonLink } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { RecordCard } from '../../../ui/records/Records';
import { upcomingInWords, openDaysInWords } from './hours-words';
import { OrderButtons } from './OrderButtons';
import { Refusal } from './Refusal';
import { hoursOf, profileOf } from './rooms';
import { removeTherapist } from './therapist-calls';
import styles from './TherapistRecord.module.css';

type Props = {
  therapist: OperatorTherapist;
  first: boolean;
  last: boolean;
  onMove: (steps: 1 | -1) => void;
  onRemoved: () => void;
};

/** One person of the directory, and what can be done. */
export function TherapistRecord({ therapist, first, last, onMove, onRemoved }: Props): ReactElement {
  const { id, name, qualifications, isSample, upcomingAppointments } = therapist;
  const { failure, run } = useChange<{ message: string }>(({ message }) => {
    showToast(message);
    onRemoved();
  });
  return (
    <RecordCard
      title={name}
      about={qualifications}
      actions={
        <>
          <ButtonLink href={profileOf(id)}>
            Edit profile<span className="visually-hidden">: {name}</span>
          </ButtonLink>
          <ButtonLink href={hoursOf(id)}>
            Edit hours<span className="visually-hidden">: {name}</span>
          </ButtonLink>
          <OrderButtons name={name} first={first} last={last} onMove={onMove} />
          <Confirm
            ask="Remove"
            of={name}
            question={`Remove ${name}? This deletes the profile and the hours. You can’t undo it.`}
            confirm="Yes, remove"
            keep="Keep"
            onConfirm={() => void run(() => removeTherapist(id))}
          />
        </>
      }
    >
      <p>
        {openDaysInWords(therapist)} {upcomingInWords(upcomingAppointments)}
      </p>
      {isSample && <p className={styles.sample}>Sample profile</p>}
      <Refusal>{failure?.message}</Refusal>
    </RecordCard>
  );
}
