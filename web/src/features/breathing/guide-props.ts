import type { BreathingSession } from './breathing-session';

/** The moving and the still guide show the same and are exchanged as a whole. */
export type GuideProps = {
  session: BreathingSession;
  /** The phase in a word. */
  word: string;
  /** Seconds left in the phase. */
  count: number;
  active: boolean;
};
