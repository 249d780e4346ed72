import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { useMotion } from '../../platform/preferences/motion';
import { Button } from '../../ui/controls/Button';
import styles from './SlowBreath.module.css';
import { SlowBreathBar } from './SlowBreathBar';
import { SlowBreathCircle } from './SlowBreathCircle';
import { useSlowBreath } from './use-slow-breath';

const WORDS = {
  rest: t`One minute`,
  in: t`Breathe in`,
  out: t`Breathe out`,
  over: t`That was one minute`,
} as const;

type Props = {
  as: 'h2' | 'h3';
  /** Called when the minute begins, and when it is over or stopped. */
  onRunning?: (running: boolean) => void;
};

/** One minute of slow breathing without holding. Counts nothing and rewards nothing. */
export function SlowBreath({ as: Heading, onRunning }: Props): ReactElement {
  const { state, count, running, begin, stop, breath } = useSlowBreath();
  const motion = useMotion(({ motion: chosen }) => chosen);
  const Guide = motion === 'still' ? SlowBreathBar : SlowBreathCircle;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // The guide appears with the first breath and may be below the screen.
    if (running) section.current?.scrollIntoView({ block: 'nearest' });
  }, [running]);
  useEffect(() => onRunning?.(running), [onRunning, running]);
  return (
    <section ref={section} id="slow-breath" className={styles.exercise} aria-labelledby="help-breath">
      <Heading id="help-breath" className={styles.name}>
        {t`One minute of slow breathing`}
      </Heading>
      <p className={styles.safety}>
        <Trans>
          Breathe in for 4 seconds and out for 6. If you feel dizzy or worse, stop. Don’t do this one if
          you’re in water or driving.
        </Trans>
      </p>
      <Button className={styles.control} onClick={running ? stop : begin}>
        {running ? t`Stop` : state === 'over' ? t`One more minute` : t`Start breathing`}
      </Button>
      <div className={styles.picture} data-state={state}>
        <Guide breath={breath} word={WORDS[state]} count={count} running={running} />
      </div>
      <p className="visually-hidden" role="status">
        {state !== 'rest' && WORDS[state]}
      </p>
    </section>
  );
}
