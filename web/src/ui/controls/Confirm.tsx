import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { Button } from './Button';
import { useEscape } from './use-escape';
import styles from './Confirm.module.css';

type Props = {
  /** On the button that asks. */
  ask: string;
  /** Names this button apart from others of its kind for screen readers. */
  of?: string;
  question: string;
  confirm: string;
  keep: string;
  onConfirm: () => void;
};

/** A button that asks for confirmation in place, before something is deleted for good. */
export function Confirm({ ask, of, question, confirm, keep, onConfirm }: Props): ReactElement {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLSpanElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  const id = useId();
  useEscape(asking, () => setAsking(false));
  useEffect(() => {
    if (asking) group.current?.querySelector('button')?.focus();
    else if (wasAsking.current) opener.current?.querySelector('button')?.focus();
    wasAsking.current = asking;
  }, [asking]);
  if (!asking) {
    return (
      <span ref={opener}>
        <Button
          kind="quiet"
          onClick={() => setAsking(true)}
          aria-label={of === undefined ? undefined : `${ask}: ${of}`}
        >
          {ask}
        </Button>
      </span>
    );
  }
  return (
    <div ref={group} role="group" aria-labelledby={id} className={styles.confirm}>
      <p id={id}>{question}</p>
      <div className="actions">
        <Button onClick={() => setAsking(false)}>{keep}</Button>
        <Button className={styles.danger} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </div>
  );
}
