import type { BreathingSession, Stage } from './breathing-session';

/** Both guides, with motion and without, take the same props. */
export type GuideProps = {
  session: BreathingSession;
  stage: Stage;
  /** The step in a word. */
  word: string;
  /** Seconds left in the step; null where nothing is counted. */
  count: number | null;
};
