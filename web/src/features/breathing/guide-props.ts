import type { BreathingSession } from './breathing-session';

/** Both guides, with motion and without, take the same props. */
export type GuideProps = {
  session: BreathingSession;
  /** The phase in a word. */
  word: string;
  /** Seconds left in the phase. */
  count: number;
  active: boolean;
};
