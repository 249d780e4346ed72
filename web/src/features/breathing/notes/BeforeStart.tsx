import { t } from '@lingui/core/macro';
import { hasLongHold, type Pattern } from '@stillgrove/domain/breathing/pattern';
import { useId, type MouseEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/controls/Dialog';
import styles from './BeforeStart.module.css';
import { noteRead } from '../before-start';

type Props = { pattern: Pattern; onStart: () => void; onClose: () => void };

/** Who should wait or ask first, before the first run on this device. */
export default function BeforeStart({ pattern, onStart, onClose }: Props): ReactElement {
  const id = useId();
  const start = ({ currentTarget }: MouseEvent) => {
    noteRead(pattern);
    // Gone before the screen of the exercise opens, which takes the focus.
    currentTarget.closest('dialog')?.close();
    onStart();
  };
  return createPortal(
    <Dialog labelledBy={id} onCancel={onClose}>
      <h2 id={id} className="like-h3">{t`Before you begin`}</h2>
      <ul className={styles.list}>
        {hasLongHold(pattern) && (
          <li>
            <strong>{t`This pattern has a hold of more than 10 seconds.`}</strong>{' '}
            {t`Hold only as long as it feels easy, and let go at any time.`}
          </li>
        )}
        <li>{t`Wait until you are well if you have a blocked nose, a cold or a chest infection, or are short of breath.`}</li>
        <li>{t`Ask your doctor first if you have a heart condition, asthma or COPD that isn’t under control, or often breathe very fast or very slowly.`}</li>
        <li>{t`Leave out the holds if you are pregnant or have a heart, lung, blood pressure, eye pressure or seizure condition.`}</li>
        <li>{t`Stop if you feel dizzy, breathless or more anxious. Never do this in water or while driving.`}</li>
      </ul>
      <div className="actions">
        <Button kind="main" onClick={start}>{t`I’ve read this, begin`}</Button>
        <Button kind="quiet" onClick={onClose}>{t`Not now`}</Button>
      </div>
    </Dialog>,
    document.body,
  );
}
