import type { ComponentProps, ReactElement } from 'react';
import styles from './ProgressBar.module.css';

type Props = Omit<ComponentProps<'progress'>, 'className'> & {
  /** `thick` where the bar itself is what people look at. */
  size?: 'thin' | 'thick';
};

/** A progress bar. */
export function ProgressBar({ size = 'thin', ...progress }: Props): ReactElement {
  return <progress className={`${styles.bar} ${styles[size]}`} {...progress} />;
}
