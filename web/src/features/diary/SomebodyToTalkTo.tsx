import type { ReactElement } from 'react';
import { Link } from 'wouter';
import styles from './SomebodyToTalkTo.module.css';

/** Nothing reads along, so nothing would notice: the way to people stands in words. */
export function SomebodyToTalkTo(): ReactElement {
  return (
    <p className={styles.note}>
      No one reads along here, and nothing looks through your words. If a page becomes too heavy to carry
      alone, <Link href="/help">people are there to talk to</Link>.
    </p>
  );
}
