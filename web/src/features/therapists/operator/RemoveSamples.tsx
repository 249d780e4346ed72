import type { ReactElement } from 'react';
import { useChange } from '../../../platform/http/use-change';
import { showToast } from '../../../platform/toasts/toast-store';
import { Confirm } from '../../../ui/controls/Confirm';
import { Refusal } from './Refusal';
import styles from './RemoveSamples.module.css';
import { removeSamples } from './therapist-calls';

/** Says that some are examples, and takes them all away at once. */
export function RemoveSamples({ onRemoved }: { onRemoved: () => void }): ReactElement {
  const { failure, run } = useChange<{ message: string }>(({ message }) => {
    showToast(message);
    onRemoved();
  });
  return (
    <div className={styles.samples}>
      <p>
        Some profiles are samples that show how the directory looks. Visitors can tell, and can book an
        appointment with them to try it out. Remove them before you open to the public.
      </p>
      <Confirm
        ask="Remove all samples"
        question="Remove all samples from the directory? The people whom you have added stay."
        confirm="Yes, remove all samples"
        keep="Keep them"
        onConfirm={() => void run(removeSamples)}
      />
      <Refusal>{failure?.message}</Refusal>
    </div>
  );
}
