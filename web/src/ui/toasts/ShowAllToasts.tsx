import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { dismissAllLater, keepAllToasts, useToasts } from '../../platform/toasts/toast-store';
import styles from './Toasts.module.css';

/** For who can neither point nor tab: shows all messages in full, and the newest alone again. */
export function ShowAllToasts(): ReactElement | null {
  const expanded = useToasts((state) => state.expanded);
  const count = useToasts((state) => state.toasts.filter(({ open }) => open).length);
  if (count < 2) return null;
  const toggle = () => {
    useToasts.setState({ expanded: !expanded });
    if (expanded) dismissAllLater();
    else keepAllToasts();
  };
  return (
    <button type="button" className={styles.all} aria-expanded={expanded} onClick={toggle}>
      {expanded ? t`Show the newest only` : plural(count, { other: 'Show all # messages' })}
    </button>
  );
}
