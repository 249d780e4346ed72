import { FRAME } from '@stillgrove/domain/growth-tree/shape';
import type { ReactElement } from 'react';
import styles from './GrowthTree.module.css';
import { PAINT } from './layers';
import type { Picture } from './picture';
import type { Spray } from './sprays';
import type { Arrival } from './use-arrival';

/** However many leaves come at once, they come in at most so many waves. */
const WAVES = 24;

/** New leaves, each an element of its own on a layer of its own, so that nothing else is painted while they open. */
export function OpeningLeaves({
  picture: { sprays, leaves, settled },
  arrival,
}: {
  picture: Picture;
  arrival: Arrival;
}): ReactElement | null {
  if (sprays.length === 0) return null;
  const isLatest = leaves === arrival.goal && settled === arrival.settled;
  const waves = Math.min(WAVES, sprays.length);
  return (
    <svg
      className={`${styles.layer} ${styles.swaying}`}
      viewBox={`0 0 ${String(FRAME.width)} ${String(FRAME.height)}`}
      focusable="false"
    >
      {sprays.map((spray, index) => (
        <Opening
          key={spray.order}
          spray={spray}
          wave={Math.floor((index * waves) / sprays.length)}
          onOpen={isLatest && index === sprays.length - 1 ? arrival.settle : undefined}
        />
      ))}
    </svg>
  );
}

type OpeningProps = { spray: Spray; wave: number; onOpen: (() => void) | undefined };

/** Its pace, and its stillness, are those of the motion tokens. */
function Opening({ spray: { x, y, shade, d }, wave, onOpen }: OpeningProps): ReactElement {
  return (
    <g transform={`translate(${String(x)} ${String(y)})`}>
      <path
        className={styles.opening}
        d={d}
        fill={PAINT.leaf[shade]}
        onAnimationEnd={onOpen}
        ref={(leaf) => {
          if (leaf === null) return;
          leaf.style.animationDelay = `calc(var(--leaves-after, 0s) + var(--motion-fade) * ${String(wave / 4)})`;
          if (onOpen !== undefined && getComputedStyle(leaf).animationName === 'none') onOpen();
        }}
      />
    </g>
  );
}
