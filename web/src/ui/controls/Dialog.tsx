import type { ReactElement, ReactNode } from 'react';
import { useModalDialog } from '../../platform/screen/use-modal-dialog';
import styles from './Dialog.module.css';

type Props = {
  /** Id of the heading that names it. */
  labelledBy: string;
  /** Its width, padding, gap and background, where they are others: `--dialog-size` and so on. */
  className?: string | undefined;
  /** Escape was pressed, or the back gesture of a phone. */
  onCancel: () => void;
  children: ReactNode;
};

/** A box above the page, which is dimmed and rests as long as it is rendered. */
export function Dialog({ labelledBy, className = '', onCancel, children }: Props): ReactElement {
  const dialog = useModalDialog();
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      onCancel={onCancel}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
