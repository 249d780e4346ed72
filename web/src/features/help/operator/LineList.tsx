import { t } from '@lingui/core/macro';
import { useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import type { FieldErrors } from '../../../ui/forms/use-form';
import { moved, newLine, type FormLine } from './correction-form';
import styles from './HelplinesPart.module.css';
import { LineFields } from './LineFields';

type Props = {
  lines: readonly FormLine[];
  errors: FieldErrors;
  onChange: (lines: FormLine[]) => void;
};

/** The lines of a country in their order; they can be moved, added and deleted. */
export function LineList({ lines, errors, onChange }: Props): ReactElement {
  const adding = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  const move = (place: number, step: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const to = place + step;
    if (to < 0 || to >= lines.length) return;
    const button = event.currentTarget;
    onChange(moved(lines, place, step));
    setSaid(t`Now number ${to + 1} of ${lines.length}.`);
    // What is moved in the document loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const remove = (place: number) => () => {
    onChange(lines.toSpliced(place, 1));
    setSaid(t`The number is deleted.`);
    adding.current?.querySelector('button')?.focus();
  };

  return (
    <div className={styles.lines}>
      {lines.map(({ key, start }, place) => (
        <LineFields
          key={key}
          title={t`Number ${place + 1}`}
          name={`lines.${key}`}
          start={start}
          errors={errors}
        >
          <div className={styles.actions}>
            <Button kind="quiet" aria-disabled={place === 0} onClick={move(place, -1)}>
              {t`Move up`}
            </Button>
            <Button kind="quiet" aria-disabled={place === lines.length - 1} onClick={move(place, 1)}>
              {t`Move down`}
            </Button>
            <Button kind="quiet" onClick={remove(place)}>
              {t`Delete number ${place + 1}`}
            </Button>
          </div>
        </LineFields>
      ))}
      <div ref={adding}>
        <Button onClick={() => onChange([...lines, newLine(lines)])}>{t`Add a number`}</Button>
      </div>
      {errors.lines !== undefined && (
        <p className={styles.failure} tabIndex={-1} data-wrong>
          {errors.lines}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
