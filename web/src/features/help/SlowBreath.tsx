import type { ReactElement } from 'react';
import { useMotion } from '../../platform/preferences/motion';
import { Button } from '../../ui/controls/Button';
import styles from './SlowBreath.module.css';
import { SlowBreathBar } from './SlowBreathBar';
import { SlowBreathCircle } from './SlowBreathCircle';
import { useSlowBreath } from './use-slow-breath';

const WORDS = {
  rest: 'One minute',
  in: 'Breathe in',
  out: 'Breathe out',
  over: 'That was one minute',
} as const;

/** One minute of slow breath without holding. Counts nothing and rewards nothing. */
export function SlowBreath({ as: Heading }: { as: 'h3' | 'h4' }): ReactElement {
  const { state, secondsLeft, running, begin, stop, breath } = useSlowBreath();
  const motion = useMotion(({ motion: chosen }) => chosen);
  const Guide = motion === 'still' ? SlowBreathBar : SlowBreathCircle;
  return (
    <section id="slow-breath" className={styles.exercise} aria-labelledby="help-breath">
      <div className={styles.about}>
        <Heading id="help-breath" className={styles.name}>
          One minute of slow breath
        </Heading>
        <p>
          Six gentle breaths: in for up to four seconds, out for up to six. Nothing is held and nothing is
          forced.
        </p>
      </div>
      <div className={styles.guide}>
        <Guide breath={breath} word={WORDS[state]} secondsLeft={secondsLeft} running={running} />
        <p className="visually-hidden" role="status">
          {state !== 'rest' && WORDS[state]}
        </p>
        <Button className={styles.control} onClick={running ? stop : begin}>
          {running ? 'Stop' : state === 'over' ? 'One more minute' : 'Begin'}
        </Button>
      </div>
      <p className={styles.safety}>
        If you feel dizzy, breathless or more anxious, stop and breathe as you usually do. Never in water or
        while driving.
      </p>
    </section>
  );
}
