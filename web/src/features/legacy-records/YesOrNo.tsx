import type { ReactElement } from 'react';
import styles from './Records.module.css';

type Answer = 'Yes' | 'No';

type Props = { question: string; name: string; value: Answer; onChange: (value: Answer) => void };

export function YesOrNo({ question, name, value, onChange }: Props): ReactElement {
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      {(['Yes', 'No'] as const).map((answer) => (
        <label key={answer} className={styles.answer}>
          <input type="radio" name={name} checked={value === answer} onChange={() => onChange(answer)} />
          {answer}
        </label>
      ))}
    </fieldset>
  );
}
