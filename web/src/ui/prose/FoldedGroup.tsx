import { useContext, useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useAddressHash } from '../../platform/address/address-hash';
import styles from './FoldedGroup.module.css';
import { PartLevel, PartsWithin, useScrollToAnchor } from './Prose';

/** Parts below each other, as the rows of one card; `--row-edge` is how far their words stand from its edge. */
export function Rows({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.rows}>{children}</div>;
}

type Props = {
  title: string;
  /** What it holds, or how it stands, in a few words. */
  note: ReactNode;
  /** By which an address leads to it. */
  anchor: string;
  /** By which an address leads to a part of it. */
  partAnchors?: readonly string[];
  children: ReactNode;
};

const NONE: readonly string[] = [];

/** Parts that few visits need, folded under a heading; an address that leads to one of them opens it. */
export function FoldedGroup({ title, note, anchor, partAnchors = NONE, children }: Props): ReactElement {
  const id = useId();
  const level = useContext(PartLevel);
  const Heading = `h${level}` as const;
  const details = useRef<HTMLDetailsElement>(null);
  const hash = useAddressHash();
  const section = useScrollToAnchor(anchor, hash);
  const leadsHere = hash !== null && (hash === anchor || partAnchors.includes(hash));
  // Before the effect by which a part scrolls into sight, which does nothing while the part is folded.
  useLayoutEffect(() => {
    if (leadsHere && details.current !== null) details.current.open = true;
  }, [leadsHere]);
  return (
    <section ref={section} id={anchor} aria-labelledby={id}>
      <details ref={details} className={styles.group}>
        <summary>
          <Heading id={id}>{title}</Heading>
          <p>{note}</p>
        </summary>
        <div className={styles.content}>
          <PartsWithin level={level}>{children}</PartsWithin>
        </div>
      </details>
    </section>
  );
}
