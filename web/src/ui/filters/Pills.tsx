import { Fragment, useEffect, useRef, type ReactElement } from 'react';
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
  /** All in one row on a phone, which a finger moves, so that what they narrow is in sight. */
  inRow?: boolean;
};

/** One choice out of a few, all of them visible. */
export function Pills<Id extends string>({
  label,
  choices,
  chosen,
  onChoose,
  even,
  inRow,
}: Props<Id>): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inRow !== true || row.current === null) return;
    const pill = row.current.querySelector('[aria-pressed="true"]');
    if (pill !== null) row.current.scrollBy({ left: middleOf(pill) - middleOf(row.current) });
  }, [inRow, chosen]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className={styles.pills}
      data-even={even}
      data-in-row={inRow}
    >
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

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
