import type { ScanMinutes } from '@stillgrove/domain/body-scan/plan';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './ScanEnding.module.css';

/** A kind word at the end; it counts nothing. */
export function ScanEnding({ minutes }: { minutes: ScanMinutes }): ReactElement {
  return (
    <div role="status" className={styles.ending}>
      <p className={styles.line}>{`That was ${minutes} minutes for you alone.`}</p>
      <p>
        However it went, you were here. Rest as long as you like and get up slowly. If something heavy came
        up, you need not carry it alone: there are people under <Link href="/help">Need help now?</Link>
      </p>
      <p>
        <Link href="/browse">Back to your instance</Link>
      </p>
    </div>
  );
}
