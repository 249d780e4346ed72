import fc from 'fast-check';
import { isPattern, STEP_GRID_MS, STEP_LIMITS, type Step, type StepKind } from './pattern';

const step = (kind: StepKind): fc.Arbitrary<Step> => {
  const [shortest, longest] = STEP_LIMITS[kind];
  return fc
    .integer({ min: shortest / STEP_GRID_MS, max: longest / STEP_GRID_MS })
    .map((halves) => ({ kind, durationMs: halves * STEP_GRID_MS }));
};

const later = fc.constantFrom<StepKind>('sip', 'hold', 'out', 'rest').chain(step);

/** Any pattern that the guide leads. */
export const anyPattern = fc
  .tuple(step('in'), fc.array(later, { maxLength: 6 }), step('out'))
  .map(([first, middle, last]): readonly Step[] => [first, ...middle, last])
  .filter(isPattern);
