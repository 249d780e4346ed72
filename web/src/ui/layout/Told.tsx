import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './Told.module.css';

/** Shows the outcome of a form in its place; the heading gets the focus. */
export function Told({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.told}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
