import { useId, type ReactElement } from 'react';
import styles from './AnswerOptions.module.css';

type Props = {
  options: readonly { readonly value: number; readonly text: string }[];
  chosen: number | null;
  onChoose: (value: number) => void;
};

/** From so many answers on they stand closer, so that a phone shows all of them. */
const MANY = 5;

/** The answers of a question as large radio buttons, each with the number that the form gives it. */
export function AnswerOptions({ options, chosen, onChoose }: Props): ReactElement {
  const name = useId();
  return (
    <div className={styles.options} data-many={options.length >= MANY || undefined}>
      {options.map(({ value, text }) => (
        <label key={value} className={styles.option}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span className={styles.text}>{text}</span>
          <span className={styles.number} aria-hidden>
            {value}
          </span>
        </label>
      ))}
    </div>
  );
}
