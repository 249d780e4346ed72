import type { ReactElement } from 'react';
import { Vignette } from '../../ui/drawing/Vignette';
import styles from './BookCover.module.css';

/** A cover of our own, the same for the same book on every device. Decoration. */
export function BookCover({ seed }: { seed: string }): ReactElement {
  return (
    <svg viewBox="0 0 120 160" className={styles.cover} aria-hidden focusable="false">
      <Vignette seed={seed} />
      <rect width="7" height="160" fill="var(--art-ink)" opacity="0.16" />
      <rect x="9" width="1" height="160" fill="var(--art-paper)" opacity="0.3" />
    </svg>
  );
}
