import { t } from '@lingui/core/macro';
import { useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/controls/Button';
import { PlanWays } from './PlanWays';
import styles from './SavePlan.module.css';

type Props = { onChoose: (save: () => Promise<void>) => void; onClose: () => void };

/** Asks how the plan is to be saved, over the part that is being written. */
export function SavePlan({ onChoose, onClose }: Props): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // It closes before it leaves the page, so that the focus goes back to what opened it.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Neither way is chosen by a second press of Enter.
    title.current?.focus();
    return () => opened?.close();
  }, []);
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onCancel={onClose}>
      <div className={styles.content}>
        <h2 id={id} ref={title} tabIndex={-1} className="like-h3">{t`How do you want to save your plan?`}</h2>
        <PlanWays busy={false} onChoose={onChoose} />
        <Button kind="quiet" onClick={onClose}>
          {t`Not now`}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}
