/** Where someone can do a routine. */
export const PLACES = ['chair', 'desk', 'bed', 'standing', 'walking'] as const;

export type Place = (typeof PLACES)[number];

/** The ways to do each step: as it is drawn, with less, or without standing. */
export const WAYS = ['full', 'easier', 'seated'] as const;

export type Way = (typeof WAYS)[number];

export type Step = {
  readonly name: string;
  readonly seconds: number;
  /** Names the drawing. */
  readonly figure: string;
  readonly how: string;
  /** How often, where the step is counted. */
  readonly often?: string | undefined;
  readonly easier: string;
  /** The way without standing, with a drawing of its own; left out where no one stands anyway. */
  readonly seated?: { readonly how: string; readonly figure: string } | undefined;
};

export type Routine = {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
  /** Names the drawing of its card. */
  readonly figure: string;
  readonly summary: string;
  /** What to mind before it begins. */
  readonly mind: readonly string[];
  readonly steps: readonly Step[];
};

/** What is said and drawn for a step, done in one of the ways. */
export function instruction(step: Step, way: Way): { how: string; figure: string } {
  if (way === 'seated' && step.seated !== undefined) return step.seated;
  return { how: way === 'easier' ? step.easier : step.how, figure: step.figure };
}

/** How long a routine takes, in milliseconds. */
export function durationMs({ steps }: Routine): number {
  return steps.reduce((sum, { seconds }) => sum + seconds, 0) * 1_000;
}

/** How long a routine takes, in whole minutes. */
export function minutesOf(routine: Routine): number {
  return durationMs(routine) / 60_000;
}
