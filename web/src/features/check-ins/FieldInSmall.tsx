import type { ReactElement } from 'react';
import { styleProperties } from '../../ui/controls/style-properties';
import styles from './FieldInSmall.module.css';
import type { SavedCheckIn } from './use-check-ins';

/** More dots than this cover each other. */
export const DOTS = 6;

/** Where check-ins were in the field, a dot each. Words beside it say the same. */
export function FieldInSmall({ records }: { records: readonly SavedCheckIn[] }): ReactElement {
  const average = records.reduce((sum, { value }) => sum + value.pleasant, 0) / records.length;
  return (
    <span
      ref={styleProperties({ '--pleasant': String(average) })}
      className={styles.field}
      aria-hidden="true"
    >
      {records.slice(0, DOTS).map(({ id, value: { pleasant, energy } }) => (
        <span
          key={id}
          ref={styleProperties({ '--pleasant': String(pleasant), '--energy': String(energy ?? 0) })}
          className={styles.dot}
          data-one-axis={energy === null || undefined}
        />
      ))}
    </span>
  );
}
