import { useRef, type ReactElement, type ReactNode } from 'react';
import hillsPhone from '../../drawings/hero-hills-phone.svg?url&no-inline';
import hills from '../../drawings/hero-hills.svg?url&no-inline';
import { useMotion } from '../../platform/preferences/motion';
import { Button } from '../../ui/controls/Button';
import { Drawing } from '../../ui/drawing/Drawing';
import { Below } from '../../ui/layout/Below';
import { WaitingNote } from '../../ui/points/WaitingNote';
import { SoundSettings } from '../../ui/sound/SoundSettings';
import { BeforeYouBegin } from './BeforeYouBegin';
import { BreathBar } from './BreathBar';
import { BreathCircle } from './BreathCircle';
import styles from './BreathingExercise.module.css';
import { ResearchNote } from './ResearchNote';
import { SafetyNote } from './SafetyNote';
import { Tally } from './Tally';
import { useBreathing } from './use-breathing';

const PHASE_WORDS = { inhale: 'Inhale', hold: 'Hold', exhale: 'Exhale' } as const;

const NOTICES = {
  capped:
    'You have all of today’s points for breathing. You can keep breathing as long as you like. Your tree keeps what it has.',
  unsaved:
    'We couldn’t save the points for these breaths: this browser doesn’t store data for this site, and our server didn’t take them. You can keep breathing.',
  elsewhere: 'Your breathing exercise is running in another tab.',
} as const;

/** Constant elements, so that React skips them when the seconds change. */
const HILLS = (
  <>
    <Drawing src={hills} width={1440} height={420} cover className={`${styles.hills} ${styles.wide}`} />
    <Drawing src={hillsPhone} width={390} height={260} cover className={`${styles.hills} ${styles.narrow}`} />
  </>
);
const NOTES = (
  <>
    <SoundSettings />
    <SafetyNote />
    <ResearchNote />
    <WaitingNote />
  </>
);

type Props = {
  /** Shows how many leaves the exercise has grown. */
  tree: (leaves: number) => ReactNode;
};

export function BreathingExercise({ tree }: Props): ReactElement {
  const session = useBreathing();
  const state = session.store();
  const motion = useMotion(({ motion: chosen }) => chosen);
  const Guide = motion === 'still' ? BreathBar : BreathCircle;
  const word = PHASE_WORDS[state.phase];
  const startButton = useRef<HTMLButtonElement>(null);
  const breatheHere = () => {
    startButton.current?.focus();
    void session.takeOver();
  };
  return (
    <div className={styles.exercise}>
      <section className={styles.scene} aria-labelledby="breathing-title">
        {HILLS}
        <h1 id="breathing-title" className={styles.title}>
          Breathing Exercise
        </h1>
        <div className={styles.guide} data-active={state.active}>
          <Guide session={session} word={word} count={state.count} active={state.active} />
        </div>
        <p className="visually-hidden" role="status">
          {state.active && word}
        </p>
        <BeforeYouBegin hidden={state.active} />
        <div className={styles.controls}>
          <Button
            ref={startButton}
            kind="main"
            className={styles.control}
            onClick={state.active ? session.stop : () => void session.start()}
          >
            {state.active ? 'Stop' : 'Start'}
          </Button>
          <Button className={styles.control} onClick={session.reset}>
            Reset
          </Button>
        </div>
        <Tally score={state.score} leaves={state.leaves} breaths={state.breaths} />
        <div className={styles.notice} hidden={state.notice === null}>
          <p role="status">{state.notice !== null && NOTICES[state.notice]}</p>
          {state.notice === 'elsewhere' && <Button onClick={breatheHere}>Breathe here instead</Button>}
        </div>
      </section>
      <Below>
        <div className={styles.aside}>
          <div className={styles.tree}>{tree(state.leaves)}</div>
          <div className={styles.notes}>{NOTES}</div>
        </div>
      </Below>
    </div>
  );
}
