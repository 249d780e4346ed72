import type { ReactElement } from 'react';
import styles from './Pills.module.css';

type Props<Id extends string> = {
  label: string;
  choices: readonly { readonly id: Id; readonly name: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Three in a row, all of one width, for a few short names. */
  even?: boolean;
};

/** One choice out of a few, all of them visible. */
export function Pills<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
  even,
}: Props<Id>): ReactElement {
  return (
    <div role="group" aria-label={label} className={styles.pills} data-even={even}>
      {choices.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={styles.pill}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
