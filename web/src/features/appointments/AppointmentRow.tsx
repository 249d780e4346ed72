import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, LineIcon } from '../../ui/drawing/Icon';
import styles from './AppointmentRow.module.css';

const CLOCK = 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2';

type Props = { title: string; children: ReactNode };

/** A link to the appointments in two lines. */
export function AppointmentRow({ title, children }: Props): ReactElement {
  return (
    <Link href="/appointments" className={styles.row}>
      <LineIcon strokes={CLOCK} className={styles.clock} />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span>{children}</span>
      </span>
      <Icon name="next" className={styles.onward} />
    </Link>
  );
}
