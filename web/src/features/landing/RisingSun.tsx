import type { ReactElement } from 'react';
import { Sun } from './Sun';
import styles from './Sun.module.css';

/** The sun as it rises behind the drawn hills. */
export function RisingSun(): ReactElement {
  return <Sun className={styles.sun} />;
}
