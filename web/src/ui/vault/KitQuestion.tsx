import { t } from '@lingui/core/macro';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { isKitAskedFor, noteKit } from '../../platform/vault/kit-note';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../controls/Button';
import styles from './KitQuestion.module.css';

/** Asks once a year whether someone who shares their private space still has the recovery kit. */
export default function KitQuestion(): ReactElement | null {
  const id = useId();
  const [, navigate] = useLocation();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    // Without storage it is asked another time.
    isKitAskedFor().then(setAsked, () => undefined);
  }, []);
  if (!isAsked) return null;
  const answer = () => {
    setAsked(false);
    document.getElementById('main')?.focus({ preventScroll: true });
    void noteKit();
  };
  return (
    <aside className={styles.question} aria-labelledby={id}>
      <p id={id}>
        {t`Do you still have the recovery kit for your private space? If you lose your devices, it’s the only way back.`}
      </p>
      <div className="actions">
        <Button
          onClick={() => {
            answer();
            showToast(t`Good. We’ll ask again in a year.`);
          }}
        >
          {t`I have it`}
        </Button>
        <Button
          onClick={() => {
            answer();
            navigate('/settings#recovery-kit');
          }}
        >
          {t`Print a new one`}
        </Button>
      </div>
    </aside>
  );
}
