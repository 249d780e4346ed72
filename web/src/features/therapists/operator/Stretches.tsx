import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../../ui/controls/Button';
import type { StretchDraft } from './hours-draft';
import { StretchLine } from './StretchLine';
import styles from './Stretches.module.css';

type Props = {
  /** Its name, such as Monday. */
  day: string;
  /** What it says while there are no hours. */
  none: string;
  add: string;
  stretches: readonly StretchDraft[];
  errorOf: (stretch: StretchDraft) => string | undefined;
  onChange: (stretch: StretchDraft) => void;
  onAdd: () => void;
  onRemove: (key: string) => void;
  beside?: ReactNode;
};

/** The hours of one day: any number of stretches. */
export function Stretches({ day, none, add, stretches, beside, ...rest }: Props): ReactElement {
  const { errorOf, onChange, onAdd, onRemove } = rest;
  const adder = useRef<HTMLButtonElement>(null);
  // A line that was just added takes the focus; those that were there leave it where it is.
  const [adding, setAdding] = useState(false);
  return (
    <div role="group" aria-label={day} className={styles.day}>
      <p className={styles.name} aria-hidden>
        {day}
      </p>
      <div className={styles.stretches}>
        {stretches.map((stretch, index) => (
          <StretchLine
            key={stretch.key}
            stretch={stretch}
            name={t`${day}, hours ${index + 1}`}
            fresh={adding}
            error={errorOf(stretch)}
            onChange={onChange}
            onRemove={() => {
              onRemove(stretch.key);
              adder.current?.focus();
            }}
          />
        ))}
        <div className={styles.actions}>
          {stretches.length === 0 && <p className={styles.none}>{none}</p>}
          <Button
            ref={adder}
            kind="quiet"
            onClick={() => {
              setAdding(true);
              onAdd();
            }}
          >
            {add}
            <span className="visually-hidden">: {day}</span>
          </Button>
          {beside}
        </div>
      </div>
    </div>
  );
}
