import type { ReactElement } from 'react';
import { useChange } from '../../../platform/http/use-change';
import { showToast } from '../../../platform/toasts/toast-store';
import { Confirm } from '../../../ui/controls/Confirm';
import { Refusal } from './Refusal';
import styles from './RemoveSamples.module.css';
import { removeSamples } from './therapist-calls';

/** Says that some profiles are samples, and removes them all at once. */
export function RemoveSamples({ onRemoved }: { onRemoved: () => void }): ReactElement {
  const { failure, run } = useChange<{ message: string }>(({ message }) => {
    showToast(message);
    onRemoved();
  });
  return (
    <div className={styles.samples}>
      <p>
        Some profiles are samples. They are marked as samples, and no one can schedule an appointment with
        them. Remove them before you open the site to the public.
      </p>
      <Confirm
        ask="Remove all samples"
        question="Remove all sample profiles? The therapists you added stay."
        confirm="Yes, remove all samples"
        keep="Keep them"
        onConfirm={() => void run(removeSamples)}
      />
      <Refusal>{failure?.message}</Refusal>
    </div>
  );
}
