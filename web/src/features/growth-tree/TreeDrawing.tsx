import { FOOT, FRAME } from '@stillgrove/domain/growth-tree/shape';
import type { ReactElement, ReactNode } from 'react';
import { memo } from 'react';
import { ACORN, SOIL, TIP } from './guest-shapes';
import { Guests } from './Guests';
import { GRASS, MOUND } from './ground-shapes';
import styles from './GrowthTree.module.css';
import type { Picture } from './picture';
import { acornAt } from './places';
import { GlowShape, Shapes } from './Shapes';

const VIEW = `0 0 ${String(FRAME.width)} ${String(FRAME.height)}`;

type Props = {
  picture: Picture;
  /** What comes in front of the crown and behind the ground. */
  children?: ReactNode;
};

/** A tree at rest. Each layer is painted once and from then on only moved, or not at all. */
export function TreeDrawing({ picture, children }: Props): ReactElement {
  return (
    <>
      <Behind picture={picture} />
      <Standing picture={picture} />
      {children}
      <InFront picture={picture} />
    </>
  );
}

type Part = { picture: Picture };

const Behind = memo(function Behind({ picture: { stage, shadow, guests } }: Part): ReactElement {
  return (
    <svg className={styles.layer} viewBox={VIEW} focusable="false">
      <GlowShape glow={shadow} />
      {stage === 'seed' && <At shapes={SOIL} scale={1} down={10} />}
      <Guests guests={guests} on="ground" />
    </svg>
  );
});

const Standing = memo(function Standing({ picture: { back, front, blossoms, guests } }: Part): ReactElement {
  return (
    <svg className={`${styles.layer} ${styles.swaying}`} viewBox={VIEW} focusable="false">
      <Guests guests={guests} on="tree" />
      <Shapes shapes={back} />
      <Shapes shapes={front} />
      <Shapes shapes={blossoms} />
      <Guests guests={guests} on="fork" />
    </svg>
  );
});

const InFront = memo(function InFront({ picture: { stage, foot, fallen, meadow } }: Part): ReactElement {
  return (
    <svg className={styles.layer} viewBox={VIEW} focusable="false">
      {stage === 'seed' && <At shapes={TIP} scale={acornAt.seed.scale} down={2} />}
      {stage !== 'tree' && <At shapes={ACORN} {...acornAt[stage]} />}
      {stage === 'tree' && <GlowShape glow={foot} />}
      {stage !== 'seed' && <Shapes shapes={MOUND} />}
      <Shapes shapes={fallen} />
      {stage !== 'seed' && <Shapes shapes={GRASS} />}
      <Shapes shapes={meadow} />
    </svg>
  );
});

function At({ shapes, scale, down }: { shapes: typeof ACORN; scale: number; down: number }): ReactElement {
  return (
    <g transform={`translate(${String(FOOT.x - 24)} ${String(FOOT.y + down)}) scale(${String(scale)})`}>
      <Shapes shapes={shapes} />
    </g>
  );
}
