import { t } from '@lingui/core/macro';
import { useId, type ReactElement } from 'react';
import { Button } from '../controls/Button';
import styles from './NewerValues.module.css';

type Props = {
  /** The fields that differ from what was read: name and newer text. */
  values: readonly (readonly [name: string, words: string])[];
  onTake: () => void;
  onKeep: () => void;
};

/** Shows what someone else saved in the meantime, and lets the person choose between that and their own text. */
export function NewerValues({ values, onTake, onKeep }: Props): ReactElement {
  const id = useId();
  return (
    <section className={styles.newer} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {t`Someone else saved changes while you were editing`}
      </p>
      <dl className={styles.values}>
        {values.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words === '' ? t`Empty` : words}</dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <Button onClick={onTake}>{t`Use their changes`}</Button>
        <Button onClick={onKeep}>{t`Keep my changes`}</Button>
      </div>
    </section>
  );
}
