import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { Records } from '../../../ui/records/Records';
import { Empty, Failure } from '../../../ui/states/states';
import { refresh } from '../../../platform/query/query-client';
import { useMutation } from '../../../platform/query/use-mutation';
import { showToast } from '../../../platform/toasts/toast-store';
import { removeSamples, therapistsQuery } from '../api';
import styles from './RemoveSamples.module.css';
import { NEW_PROFILE } from './rooms';
import { TherapistRecord } from './TherapistRecord';
import { useOrder } from './use-order';

type Props = { therapists: readonly OperatorTherapist[] };

/** Everyone in the order that visitors see. */
export function TherapistList({ therapists }: Props): ReactElement {
  const { ordered, told, move } = useOrder(therapists);
  return (
    <>
      <div>
        <ButtonLink kind="main" href={NEW_PROFILE}>
          {t`Add a therapist`}
        </ButtonLink>
      </div>
      {therapists.some(({ isSample }) => isSample) && <RemoveSamples />}
      {ordered.length === 0 ? (
        <Empty>{t`There are no therapists yet. Visitors read that they can write to you instead.`}</Empty>
      ) : (
        <Records label={t`Therapists, in the order that visitors see`}>
          {ordered.map((therapist, index) => (
            <TherapistRecord
              key={therapist.id}
              therapist={therapist}
              first={index === 0}
              last={index === ordered.length - 1}
              onMove={(steps) => move(therapist, steps)}
            />
          ))}
        </Records>
      )}
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </>
  );
}

/** Says that some profiles are samples, and removes them all at once. */
function RemoveSamples(): ReactElement {
  const { failure, run } = useMutation(removeSamples, {
    onDone({ message }) {
      showToast(message);
      refresh(therapistsQuery.queryKey);
    },
  });
  return (
    <div className={styles.samples}>
      <p>
        <Trans>
          Some profiles are samples. They are marked as samples, and no one can schedule an appointment with
          them. Remove them before you open the site to the public.
        </Trans>
      </p>
      <Confirm
        ask={t`Remove all samples`}
        question={t`Remove all sample profiles? The therapists you added stay.`}
        confirm={t`Yes, remove all samples`}
        keep={t`Keep them`}
        onConfirm={() => run()}
      />
      <Failure>{failure?.message}</Failure>
    </div>
  );
}
