import type { SlowBreath } from '@stillgrove/domain/help/slow-breath';

/** What the moving and the still guide show; one is as good as the other. */
export type SlowBreathProps = {
  /** Where in the minute the person is at this moment. */
  readonly breath: () => SlowBreath;
  readonly word: string;
  readonly secondsLeft: number;
  readonly running: boolean;
};
