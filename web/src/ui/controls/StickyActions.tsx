import type { ReactElement, ReactNode } from 'react';
import styles from './StickyActions.module.css';

type Props = {
  /** The buttons, the one that goes on first. */
  children: ReactNode;
  /** Keeps them where they stand in the page, since what lies above them must not be covered. */
  inPlace?: boolean;
  className?: string | undefined;
};

/**
 * The way on from what may be longer than a phone's screen: there it stays in sight above the lower edge.
 */
export function StickyActions({ children, inPlace = false, className = '' }: Props): ReactElement {
  return (
    <div className={`actions ${styles.sticky} ${className}`} data-in-place={inPlace || undefined}>
      {children}
    </div>
  );
}
