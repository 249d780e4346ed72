import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import type { StretchDraft } from './hours-draft';
import styles from './Stretches.module.css';

type Props = {
  stretch: StretchDraft;
  /** Tells it from others to a screen reader. */
  name: string;
  /** Whether it was added a moment ago. */
  fresh: boolean;
  error: string | undefined;
  onChange: (stretch: StretchDraft) => void;
  onRemove: () => void;
};

const QUARTER_SECONDS = 900;

/** One time range. */
export function StretchLine({ stretch, name, fresh, error, onChange, onRemove }: Props): ReactElement {
  const first = useRef<HTMLInputElement>(null);
  const wasFresh = useRef(fresh);
  const id = useId();
  useEffect(() => {
    if (wasFresh.current) first.current?.focus();
  }, []);
  const wrong = {
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : id,
  };
  return (
    <div role="group" aria-label={name}>
      <div className={styles.line}>
        <label>
          <span>{t`From`}</span>
          <input
            ref={first}
            type="time"
            step={QUARTER_SECONDS}
            className={styles.time}
            value={stretch.from}
            onChange={({ target }) => onChange({ ...stretch, from: target.value })}
            {...wrong}
          />
        </label>
        <label>
          <span>{t`To`}</span>
          <input
            type="time"
            step={QUARTER_SECONDS}
            className={styles.time}
            value={stretch.to}
            onChange={({ target }) => onChange({ ...stretch, to: target.value })}
            {...wrong}
          />
        </label>
        <Button kind="quiet" onClick={onRemove}>
          <Trans>
            Remove<span className="visually-hidden">: {name}</span>
          </Trans>
        </Button>
      </div>
      {error !== undefined && (
        <p id={id} className="error">
          {error}
        </p>
      )}
    </div>
  );
}
