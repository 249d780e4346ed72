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

/** Crisis lines in the order in which they should be tried; they can be moved, added and removed. */
export function CrisisLineList({ lines, errors, onChange }: Props): ReactElement {
  const adding = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  const move = (place: number, step: -1 | 1) => (event: MouseEvent<HTMLButtonElement>) => {
    const to = place + step;
    if (to < 0 || to >= lines.length) return;
    const button = event.currentTarget;
    onChange(moved(lines, place, step));
    setSaid(`Now line ${to + 1} of ${lines.length}.`);
    // What is moved in the document loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const remove = (place: number) => () => {
    onChange(lines.toSpliced(place, 1));
    setSaid('The line is removed.');
    adding.current?.querySelector('button')?.focus();
  };

  return (
    <div className={styles.lines}>
      {lines.map(({ key, start }, place) => (
        <LineFields
          key={key}
          title={`Crisis line ${place + 1}`}
          name={`crisis.${key}`}
          start={start}
          errors={errors}
          texts
          noteHelp="Who answers, when and in which languages."
        >
          <div className={styles.actions}>
            <Button kind="quiet" aria-disabled={place === 0} onClick={move(place, -1)}>
              Try earlier
            </Button>
            <Button kind="quiet" aria-disabled={place === lines.length - 1} onClick={move(place, 1)}>
              Try later
            </Button>
            <Button kind="quiet" onClick={remove(place)}>
              Remove line {place + 1}
            </Button>
          </div>
        </LineFields>
      ))}
      <div ref={adding}>
        <Button onClick={() => onChange([...lines, newLine(lines)])}>Add a crisis line</Button>
      </div>
      {errors.crisis !== undefined && (
        <p role="alert" className={styles.failure}>
          {errors.crisis}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}
