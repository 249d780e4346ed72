import { t } from '@lingui/core/macro';
import { useId, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { PlanWays } from './PlanWays';
import styles from './SavePlan.module.css';

type Props = { onChoose: (save: () => Promise<void>) => void; onClose: () => void };

/** Asks how the plan is to be saved, over the part that is being written. */
export function SavePlan({ onChoose, onClose }: Props): ReactElement {
  // Neither way is chosen by a second press of Enter.
  const title = useFocusOnArrival<HTMLHeadingElement>();
  const id = useId();
  return createPortal(
    <Dialog labelledBy={id} className={styles.dialog} onCancel={onClose}>
      <h2 id={id} ref={title} tabIndex={-1} className="like-h3">{t`How do you want to save your plan?`}</h2>
      <PlanWays busy={false} brief onChoose={onChoose} />
      <p className="aside">{t`You can change this at any time.`}</p>
      <Button kind="quiet" onClick={onClose}>
        {t`Not now`}
      </Button>
    </Dialog>,
    document.body,
  );
}
