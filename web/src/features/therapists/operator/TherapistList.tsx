import type { OperatorTherapist } from '@stillgrove/contract/operator-therapists';
import type { ReactElement } from 'react';
import { ButtonLink } from '../../../ui/controls/Button';
import { NoRecords, Records } from '../../../ui/records/Records';
import { RemoveSamples } from './RemoveSamples';
import { NEW_PROFILE } from './rooms';
import { TherapistRecord } from './TherapistRecord';
import { useOrder } from './use-order';

type Props = { therapists: readonly OperatorTherapist[]; reload: () => void };

/** Everyone in the order that visitors see. */
export function TherapistList({ therapists, reload }: Props): ReactElement {
  const { ordered, told, move } = useOrder(therapists, reload);
  return (
    <>
      <div>
        <ButtonLink kind="main" href={NEW_PROFILE}>
          Add a therapist
        </ButtonLink>
      </div>
      {therapists.some(({ isSample }) => isSample) && <RemoveSamples onRemoved={reload} />}
      {ordered.length === 0 ? (
        <NoRecords>There are no therapists yet. Visitors read that they can write to you instead.</NoRecords>
      ) : (
        <Records label="Therapists, in the order that visitors see">
          {ordered.map((therapist, index) => (
            <TherapistRecord
              key={therapist.id}
              therapist={therapist}
              first={index === 0}
              last={index === ordered.length - 1}
              onMove={(steps) => move(therapist, steps)}
              onRemoved={reload}
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
