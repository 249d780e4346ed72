import type { Figure } from '../figure';
import type { FingerPose, HandPose } from '../hand';

const STRAIGHT: FingerPose = [0, 0];
const FIST: FingerPose = [1, 1];
const four = (finger: FingerPose): HandPose['fingers'] => [finger, finger, finger, finger];

const OPEN: HandPose = { fingers: four(STRAIGHT), thumb: [38, 20], spread: 0.5 };
const SOFT: HandPose = { fingers: four([0.18, 0.2]), thumb: [32, 12], spread: 0.35 };

const hand = (...poses: readonly [HandPose, HandPose, ...HandPose[]]): Figure => ({ kind: 'hand', poses });

/** The thumb's tip at the tip of one finger. */
const pinch = (finger: 0 | 1 | 2 | 3, bent: FingerPose, thumb: HandPose['thumb']): HandPose => ({
  ...OPEN,
  fingers: [0, 1, 2, 3].map((index) =>
    index === finger ? bent : STRAIGHT,
  ) as unknown as HandPose['fingers'],
  thumb,
});

/** Movements of the hands. */
export const HAND_FIGURES = {
  'hand-rest': hand(SOFT, { ...OPEN, spread: 0.45 }),
  'hand-fist': hand(
    { ...OPEN, thumb: [58, 48], spread: 1 },
    { fingers: four(FIST), thumb: [-10, -75], spread: 0 },
  ),
  'hand-hook': hand(OPEN, { ...OPEN, fingers: four([0.05, 1]), spread: 0.2, thumb: [32, 18] }),
  'hand-roof': hand(OPEN, { ...OPEN, fingers: four([0.72, 0.05]), spread: 0.2, thumb: [36, 22] }),
  'hand-fan': hand({ ...OPEN, spread: 0.22, thumb: [16, 4] }, { ...OPEN, spread: 1.25, thumb: [62, 54] }),
  'hand-thumb': hand(
    pinch(0, [0.46, 0.5], [4, -8]),
    pinch(1, [0.5, 0.58], [-6, -24]),
    pinch(2, [0.52, 0.64], [-16, -42]),
    pinch(3, [0.5, 0.66], [-27, -58]),
  ),
  'hand-across': hand({ ...OPEN, thumb: [64, 56] }, { ...OPEN, thumb: [-22, -62] }),
  'hand-tilt': hand({ ...OPEN, spread: 0.3, tilt: 20 }, { ...OPEN, spread: 0.3, tilt: -24 }),
  'hand-circle': hand(
    { ...OPEN, spread: 0.3 },
    { ...OPEN, spread: 0.3, tilt: 22, back: 26 },
    { ...OPEN, spread: 0.3, back: 52 },
    { ...OPEN, spread: 0.3, tilt: -22, back: 26 },
  ),
  'hand-shake': hand({ ...SOFT, tilt: 9 }, { ...SOFT, fingers: four([0.34, 0.24]), tilt: -11 }),
} as const satisfies Readonly<Record<string, Figure>>;
