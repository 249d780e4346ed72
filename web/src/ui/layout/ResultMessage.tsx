import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './ResultMessage.module.css';

/** Shows the outcome of a form in its place; the heading gets the focus. */
export function ResultMessage({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.message}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
