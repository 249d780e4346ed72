import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './ScanSafety.module.css';

/** That everything here may be left, skipped or changed. */
export function ScanSafety(): ReactElement {
  return (
    <section className={styles.safety} aria-labelledby="scan-safety">
      <h2 id="scan-safety" className={styles.title}>
        You decide, all the way
      </h2>
      <ul className={styles.list}>
        <li>Stop whenever you like. Nothing is lost and no one keeps count.</li>
        <li>Keep your eyes open if that feels safer, and rest them on something plain.</li>
        <li>
          Skip any part that hurts, is not there, or holds memories. Your feet or your breath will do instead.
        </li>
        <li>
          If noticing your body makes you more uneasy, end here. Looking around the room or walking a few
          steps is just as good; there is a grounding exercise under <Link href="/help">Need help now?</Link>
        </li>
        <li>Not while driving. Quiet exercises do not suit everyone, and this is not medical treatment.</li>
      </ul>
    </section>
  );
}
