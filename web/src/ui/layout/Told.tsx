import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './Told.module.css';

/** Says how something went, in place of what was asked before; its heading takes the focus. */
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
