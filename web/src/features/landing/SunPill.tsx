import type { ReactElement } from 'react';
import { Sun } from './Sun';
import styles from './SunPill.module.css';

/** A small sun beside its words, where the picture behind them has a sun of its own. */
export function SunPill(): ReactElement {
  return <Sun className={styles.pill} picture={<i />} />;
}
