import { t } from '@lingui/core/macro';
import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { Drawing } from '../drawing/Drawing';
import styles from './Prose.module.css';

/** A page of plain words, in parts under headings. */
export function Prose({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.prose}>{children}</div>;
}

type Level = 2 | 3 | 4;

/** The heading level of a part: 2, and one more for each part that it stands in. */
export const PartLevel = createContext<Level>(2);

/** Sets the heading level of the parts within a part. */
export function PartsWithin({ level, children }: { level: Level; children: ReactNode }): ReactElement {
  return <PartLevel value={level === 2 ? 3 : 4}>{children}</PartLevel>;
}

type PartProps = {
  title: string;
  /** By which an address leads to it. */
  anchor?: string;
  /** The level of its heading; left out, it is that of the place where it stands. */
  level?: 2 | 3;
  children: ReactNode;
};

export function ProsePart({ title, anchor, level, children }: PartProps): ReactElement {
  const id = useId();
  const usual = useContext(PartLevel);
  const own = level ?? usual;
  const Heading = `h${own}` as const;
  const part = useScrollToAnchor(anchor);
  return (
    <section ref={part} id={anchor} className={styles.part} aria-labelledby={id}>
      <Heading id={id} className="like-h3">
        {title}
      </Heading>
      <div className={styles.words}>
        <PartsWithin level={own}>{children}</PartsWithin>
      </div>
    </section>
  );
}

/**
 * Scrolls to what the address leads to, since members’ parts render after the browser has looked for it, and moves the
 * focus to the line that opens it, or to its heading.
 *
 * @param hash what follows the # of the address, for a part to which links of its own page lead
 */
export function useScrollToAnchor<Element extends HTMLElement>(
  anchor: string | undefined,
  hash?: string | null,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (anchor === undefined || location.hash !== `#${anchor}`) return;
    element.current?.scrollIntoView();
    element.current?.querySelector<HTMLElement>(':is(summary, h2[tabindex])')?.focus({ preventScroll: true });
  }, [anchor, hash]);
  return element;
}

/** A summary for people who read no further. */
export function InShort({ children }: { children: ReactNode }): ReactElement {
  return (
    <aside className={styles.short} aria-label={t`In short`}>
      {children}
    </aside>
  );
}

/**
 * Words to say, set apart, with a drawing beside them.
 *
 * @param props.drawing address of an SVG file of 480 by 320
 */
export function Quote({ drawing, children }: { drawing: string; children: ReactNode }): ReactElement {
  return (
    <figure className={styles.quote}>
      <Drawing src={drawing} width={480} height={320} cover />
      <blockquote>
        <p>{children}</p>
      </blockquote>
    </figure>
  );
}
