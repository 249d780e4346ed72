import type { ReactElement, ReactNode } from 'react';
import styles from './FieldGroup.module.css';

type Props = { title: string; help?: string; children: ReactNode };

/** Fields that belong together, under a name of their own. */
export function FieldGroup({ title, help, children }: Props): ReactElement {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {help !== undefined && <p className="aside">{help}</p>}
      {children}
    </fieldset>
  );
}
