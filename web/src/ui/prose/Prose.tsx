import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import styles from './Prose.module.css';

/** A page of plain words, in parts under headings. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.prose}>{children}</div>;
}

type PartProps = {
  title: string;
  /** By which an address leads to it. */
  anchor?: string;
  /** Of its heading; 3 below a heading of its own. */
  level?: 2 | 3;
  children: ReactNode;
};

export function ProsePart({ title, anchor, level = 2, children }: PartProps): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // Members’ parts are there later than the browser looks for what an address leads to.
    if (anchor !== undefined && location.hash === `#${anchor}`) part.current?.scrollIntoView();
  }, [anchor]);
  return (
    <section ref={part} id={anchor} className={styles.part} aria-labelledby={id}>
      <Heading id={id} className="like-h3">
        {title}
      </Heading>
      <div className={styles.words}>{children}</div>
    </section>
  );
}

/** A summary for people who read no further. */
export function InShort({ children }: { children: ReactNode }): ReactElement {
  return (
    <aside className={styles.short} aria-label={t`In short`}>
      {children}
    </aside>
  );
}
