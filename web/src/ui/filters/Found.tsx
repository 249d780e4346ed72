import type { ReactElement } from 'react';
import styles from './Found.module.css';
import { counted } from './words';

type Props = {
  count: number;
  /** `# question` */
  one: string;
  /** `# questions` */
  other: string;
};

/** Says how much a filter leaves over, to the eye and to a screen reader. */
export function Found({ count, one, other }: Props): ReactElement {
  return (
    <p role="status" tabIndex={-1} className={styles.found}>
      {counted(count, { one, other })}
    </p>
  );
}
