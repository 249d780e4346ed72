import { t } from '@lingui/core/macro';
import { slowBreathAt } from '@stillgrove/domain/help/slow-breath';
import type { ReactElement } from 'react';
import { useMotion } from '../../platform/preferences/motion';
import styles from './EveningLayer.module.css';

const MINUTE_MS = 60_000;

/** In and out: a glow that widens and narrows with the breath, or words with a count where nothing moves. */
export function BreathWords({ inPartMs }: { inPartMs: number }): ReactElement {
  const still = useMotion(({ motion }) => motion) === 'still';
  const { way, count } = slowBreathAt(inPartMs % MINUTE_MS);
  const word = way === 'in' ? t`Breathe in` : t`Breathe out`;
  return (
    <>
      {!still && <div className={styles.glow} data-way={way} />}
      <p className={styles.line} aria-live="polite">
        {word}
      </p>
      {still && (
        <p className={styles.count} aria-hidden>
          {count}
        </p>
      )}
    </>
  );
}
