import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import styles from './BreathDisc.module.css';
import { breathMotion, type Motion } from './breath-motion';
import type { GuideProps } from './guide-props';

type Props = GuideProps & {
  /** Mist that moves with the breath. */
  mist: RefObject<HTMLElement | null> | undefined;
};

/** The moving guide: a sun, at night the moon, that grows while one breathes in, stays, and shrinks while one breathes out. */
export function BreathDisc({ session, stage, word, count, mist }: Props): ReactElement {
  const disc = useRef<HTMLDivElement>(null);
  const glow = useRef<HTMLSpanElement>(null);
  const firstHalf = useRef<HTMLSpanElement>(null);
  const secondHalf = useRef<HTMLSpanElement>(null);
  const motion = useRef<Motion>(null);
  useEffect(() => {
    const created = breathMotion({
      disc: disc.current,
      glow: glow.current,
      mist: mist?.current ?? null,
      firstHalf: firstHalf.current,
      secondHalf: secondHalf.current,
    });
    motion.current = created;
    return created.stop;
  }, [mist]);
  useEffect(() => {
    if (stage === 'settling') motion.current?.settle();
  }, [stage]);
  useEffect(() => {
    const follow = () => {
      if (stage === 'breathing') motion.current?.follow(session.progress(), session.isLastStep());
      // A disc that stopped as it was would be larger than its place on the page or beside the words at the end.
      if (stage === 'resting' || stage === 'ended') motion.current?.stop();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [session, stage, word, count]);
  return (
    <div className={styles.guide} data-stage={stage} aria-hidden>
      <div ref={disc} className={styles.disc}>
        <span ref={glow} className={styles.glow} />
        <span className={styles.halo} />
        <span className={styles.face} />
        {CRATERS}
      </div>
      <svg viewBox="0 0 100 100" className={styles.track}>
        <circle cx="50" cy="50" r="49.5" />
      </svg>
      <span className={`${styles.half} ${styles.first}`}>
        <span ref={firstHalf} className={styles.arc} />
      </span>
      <span className={`${styles.half} ${styles.second}`}>
        <span ref={secondHalf} className={styles.arc} />
      </span>
      <span className={styles.core} />
      <p className={styles.words}>
        {/* New elements for new words: one whose middle stays would count as a shift of the layout. */}
        <span key={word} className={styles.word} data-long={stage === 'settling' || undefined}>
          {word}
        </span>
        {count !== null && (
          <span key={`${word} ${String(count)}`} className={styles.count}>
            {count}
          </span>
        )}
      </p>
    </div>
  );
}

/** Of the moon alone, and so far out that they never lie behind the words. */
const CRATERS = Array.from({ length: 6 }, (_, index) => <span key={index} className={styles.crater} />);
