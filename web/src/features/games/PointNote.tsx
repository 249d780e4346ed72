import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import type { AwardNotice } from './game-round';
import styles from './PointNote.module.css';

const NOTES: Readonly<Record<AwardNotice, string>> = {
  given: t`You earned one point for your tree.`,
  capped: t`You’ve earned all the points this game gives in one day. You can keep playing, and your tree keeps its leaves.`,
  unsaved: t`We couldn’t save this point: this browser doesn’t store data for this site, and our server didn’t take it. Check your connection. You can keep playing.`,
};

/** Says whether a round earned a point, and why not. */
export function PointNote({ notice }: { notice: AwardNotice | null }): ReactElement {
  return (
    <p className={styles.note} role="status">
      {notice === 'given' && (
        <svg viewBox="0 0 20 20" aria-hidden focusable="false">
          <path d="M10 1.5c6 4.5 6 12 0 17c-6-5-6-12.5 0-17Z" />
        </svg>
      )}
      {notice !== null && NOTES[notice]}
    </p>
  );
}
