import { Fragment, type ReactElement } from 'react';
import styles from './Pills.module.css';

type Props<Id extends string> = {
  label: string;
  choices: readonly {
    readonly id: Id;
    readonly name: string;
    /** Typed in the pill's own place while it is chosen, so that nothing below moves. */
    readonly field?: ReactElement;
  }[];
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
      {choices.map(({ id, name, field }) => {
        const pill = (
          <button
            type="button"
            className={styles.pill}
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        );
        if (field === undefined) return <Fragment key={id}>{pill}</Fragment>;
        return (
          <div key={id} className={styles.typed}>
            {pill}
            {id === chosen && field}
          </div>
        );
      })}
    </div>
  );
}
