import type { Emoji } from '@stillgrove/domain/games/memory-tiles/tiles';
import type { ReactElement } from 'react';
import styles from './TileFace.module.css';
import { TilePicture } from './TilePicture';

/** The side of a tile that lies up; it turns when another one does. */
export function TileFace({
  emoji,
  isFound = false,
}: {
  emoji: Emoji | null;
  isFound?: boolean;
}): ReactElement {
  return (
    <span
      key={emoji}
      className={styles.face}
      data-side={emoji === null ? 'back' : 'front'}
      data-found={isFound}
    >
      {emoji !== null && <TilePicture emoji={emoji} />}
      {isFound && (
        <svg viewBox="0 0 20 20" className={styles.leaf} aria-hidden focusable="false">
          <path d="M10 1.5c6 4.5 6 12 0 17c-6-5-6-12.5 0-17Z" />
        </svg>
      )}
    </span>
  );
}
