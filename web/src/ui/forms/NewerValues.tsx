import { useId, type ReactElement } from 'react';
import { Button } from '../controls/Button';
import styles from './NewerValues.module.css';

type Props = {
  /** What is stored now, where it is not what was read: a name and the newer words. */
  values: readonly (readonly [name: string, words: string])[];
  onTake: () => void;
  onKeep: () => void;
};

/** What someone else saved meanwhile, beside what was typed; which of them holds is the reader's choice. */
export function NewerValues({ values, onTake, onKeep }: Props): ReactElement {
  const id = useId();
  return (
    <section className={styles.newer} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        Saved by someone else meanwhile
      </p>
      <dl className={styles.values}>
        {values.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words === '' ? 'Nothing' : words}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button onClick={onTake}>Use these and drop mine</Button>
        <Button onClick={onKeep}>Keep what I typed</Button>
      </div>
    </section>
  );
}
