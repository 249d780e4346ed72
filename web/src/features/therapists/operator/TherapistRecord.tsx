import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { refresh } from '../../../platform/query/query-client';
import { useMutation } from '../../../platform/query/use-mutation';
import { showToast } from '../../../platform/toasts/toast-store';
import { ButtonLink } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { RecordCard } from '../../../ui/records/Records';
import { Failure } from '../../../ui/states/states';
import { removeTherapist, therapistsQuery } from '../api';
import { upcomingInWords, openDaysInWords } from './hours-words';
import { OrderButtons } from './OrderButtons';
import { hoursOf, profileOf } from './rooms';

type Props = {
  therapist: OperatorTherapist;
  first: boolean;
  last: boolean;
  onMove: (steps: 1 | -1) => void;
};

/** One person of the directory, and what can be done. */
export function TherapistRecord({ therapist, first, last, onMove }: Props): ReactElement {
  const { id, name, qualifications, isSample, upcomingAppointments } = therapist;
  const { failure, run } = useMutation(removeTherapist, {
    onDone({ message }) {
      showToast(message);
      refresh(therapistsQuery.queryKey);
    },
  });
  return (
    <RecordCard
      title={name}
      about={qualifications}
      actions={
        <>
          <ButtonLink href={profileOf(id)}>
            <Trans>
              Edit profile<span className="visually-hidden">: {name}</span>
            </Trans>
          </ButtonLink>
          <ButtonLink href={hoursOf(id)}>
            <Trans>
              Edit hours<span className="visually-hidden">: {name}</span>
            </Trans>
          </ButtonLink>
          <OrderButtons name={name} first={first} last={last} onMove={onMove} />
          <Confirm
            ask={t`Remove`}
            of={name}
            question={t`Remove ${name}? This deletes the profile and the hours. You can’t undo it.`}
            confirm={t`Yes, remove`}
            keep={t`Keep`}
            onConfirm={() => run(id)}
          />
        </>
      }
    >
      <p>
        {openDaysInWords(therapist)} {upcomingInWords(upcomingAppointments)}
      </p>
      {isSample && <p className="tag">{t`Sample profile`}</p>}
      <Failure>{failure?.message}</Failure>
    </RecordCard>
  );
}
