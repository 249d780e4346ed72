import { hashText, seededRandom } from '@stillgrove/domain/random/seeded';
import type { ReactElement } from 'react';
import { type Motif, vignetteOf } from './vignette-shapes';

const SHAPES: Readonly<Record<Motif, (tone: string) => ReactElement>> = {
  sun: (tone) => (
    <>
      <circle cx="60" cy="66" r="26" fill={tone} />
      <circle cx="60" cy="66" r="36" fill="none" stroke={tone} strokeWidth="1.5" opacity="0.5" />
    </>
  ),
  moon: (tone) => <path d="M70 40a28 28 0 1 0 14 44a23 23 0 0 1-14-44z" fill={tone} />,
  rings: (tone) => (
    <g fill="none" stroke={tone} strokeWidth="2.5">
      {[9, 18, 27, 36].map((radius) => (
        <ellipse key={radius} cx="60" cy="76" rx={radius} ry={radius * 0.55} />
      ))}
    </g>
  ),
  branch: (tone) => (
    <g fill={tone}>
      <path d="M58 112c4-26 4-48 2-78" fill="none" stroke={tone} strokeWidth="2.5" />
      {[0, 1, 2, 3].map((pair) => (
        <path
          key={pair}
          d={`M60 ${String(98 - pair * 16)}c10-4 18-12 21-22c-12 1-20 9-21 22zm0-4c-10-4-18-11-21-21c12 1 20 9 21 21z`}
        />
      ))}
    </g>
  ),
  window: (tone) => <path d="M36 112V72a24 24 0 0 1 48 0v40z" fill={tone} />,
};

/**
 * Two hills under a sky with one thing in it, on 120 by 160: the same for the same seed on every device. Decoration, for
 * an `svg` of that size.
 */
export function Vignette({ seed }: { seed: string }): ReactElement {
  const { ground, far, near, tone, motif, ridges } = vignetteOf(seededRandom(hashText(seed)));
  return (
    <>
      <rect width="120" height="160" fill={ground} />
      {SHAPES[motif](tone)}
      <path d={ridges[0]} fill={far} />
      <path d={ridges[1]} fill={near} />
    </>
  );
}
