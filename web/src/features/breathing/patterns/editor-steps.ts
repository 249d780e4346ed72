import { MOST_STEPS, STEP_LIMITS, type Step, type StepKind } from '@stillgrove/domain/breathing/pattern';

/** What a new pattern begins with: the gentle one, without a hold. */
export const NEW_STEPS: readonly Step[] = [
  { kind: 'in', durationMs: 4_000 },
  { kind: 'out', durationMs: 6_000 },
];

/** What people most often choose for each kind. */
const USUAL_MS: Readonly<Record<StepKind, number>> = {
  in: 4_000,
  sip: 1_000,
  hold: 2_000,
  out: 6_000,
  rest: 2_000,
};

/** Another kind keeps its length as far as its limits allow. */
export function changeStep(steps: readonly Step[], at: number, next: Step): readonly Step[] {
  const before = steps[at];
  const [shortest, longest] = STEP_LIMITS[next.kind];
  const durationMs =
    before?.kind === next.kind ? next.durationMs : Math.min(longest, Math.max(shortest, next.durationMs));
  return steps.with(at, { kind: next.kind, durationMs });
}

/** A rest after the breath out; after a rest, a breath out again. */
export function addStep(steps: readonly Step[]): readonly Step[] {
  if (steps.length >= MOST_STEPS) return steps;
  const kind = steps.at(-1)?.kind === 'rest' ? 'out' : 'rest';
  return [...steps, { kind, durationMs: USUAL_MS[kind] }];
}

export function removeStep(steps: readonly Step[], at: number): readonly Step[] {
  return steps.toSpliced(at, 1);
}
