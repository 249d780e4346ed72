import type { ComponentProps, ReactElement } from 'react';
import styles from './FileInput.module.css';

/** Chooses files. Its button looks like all others. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>): ReactElement {
  return <input {...props} type="file" className={styles.file} />;
}
