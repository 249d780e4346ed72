import type { ReactElement } from 'react';
import type { AwardNotice } from './game-round';
import styles from './PointNote.module.css';

const NOTES: Readonly<Record<AwardNotice, string>> = {
  given: 'One point for your tree.',
  capped:
    'You have gathered all the points this game gives in a day. Play on as long as you like; your tree keeps what it has.',
  unsaved:
    'We couldn’t save this point: this browser doesn’t store data for this site, and our server didn’t take it. Check your connection. You can keep playing.',
};

/** What a round has given to the tree. */
export function PointNote({ notice }: { notice: AwardNotice | null }): ReactElement {
  return (
    <p className={styles.note} role="status" hidden={notice === null}>
      {notice === 'given' && (
        <svg viewBox="0 0 20 20" aria-hidden focusable="false">
          <path d="M10 1.500c6 4.500 6 12 0 17c-6-5-6-12.500 0-17Z" />
        </svg>
      )}
      {notice !== null && NOTES[notice]}
    </p>
  );
}
