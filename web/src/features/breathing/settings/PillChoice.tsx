import { useId, type ReactElement } from 'react';
import pills from '../LengthChoice.module.css';
import styles from './PillChoice.module.css';

type Props<Value extends string> = {
  question: string;
  help?: string;
  options: readonly { readonly value: Value; readonly name: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One of a few, each in sight. */
export function PillChoice<Value extends string>({
  question,
  help,
  options,
  chosen,
  onChoose,
}: Props<Value>): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.field} aria-describedby={help === undefined ? undefined : `${id}-help`}>
      <legend className={styles.question}>{question}</legend>
      <div className={pills.choices}>
        {options.map(({ value, name }) => (
          <label key={value} className={pills.pill}>
            <input
              type="radio"
              name={id}
              className="visually-hidden"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className="aside">
          {help}
        </p>
      )}
    </fieldset>
  );
}
