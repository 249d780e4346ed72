import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import styles from './FlyingLeaf.module.css';
import { LEAF } from './leaf-shape';

const FLIGHT_MS = 2_600;

type Props = {
  /** Leaves that were grown; each more lets one fly. */
  grown: number;
  from: RefObject<HTMLElement | null>;
  to: RefObject<HTMLElement | null>;
};

/** The leaf of the phase that is over, on its way from the sun to the tree. */
export function FlyingLeaf({ grown, from, to }: Props): ReactElement {
  const across = useRef<HTMLSpanElement>(null);
  const down = useRef<HTMLSpanElement>(null);
  const before = useRef(grown);
  useEffect(() => {
    if (grown > before.current) fly(across.current, down.current, from.current, to.current);
    before.current = grown;
  }, [grown, from, to]);
  return (
    <span ref={across} className={styles.across} aria-hidden>
      <span ref={down} className={styles.down}>
        <svg viewBox="-12 -22 24 30" className={styles.leaf} focusable="false">
          <path d={LEAF} />
        </svg>
      </span>
    </span>
  );
}

type Spot = HTMLElement | null;

/** In an arc: across at an even pace, down ever faster. */
function fly(across: Spot, down: Spot, from: Spot, to: Spot): void {
  const box = across?.offsetParent?.getBoundingClientRect();
  const start = from?.getBoundingClientRect();
  const end = to?.getBoundingClientRect();
  if (across === null || down === null || box === undefined || start === undefined || end === undefined)
    return;
  const [x1, y1] = [start.x + start.width / 2 - box.x, start.bottom + start.height * 0.55 - box.y];
  const [x2, y2] = [end.x + end.width / 2 - box.x, end.y + end.height * 0.3 - box.y];
  across.animate(
    [
      { transform: `translateX(${String(x1)}px)`, opacity: 0 },
      { opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.85 },
      { transform: `translateX(${String(x2)}px)`, opacity: 0 },
    ],
    { duration: FLIGHT_MS, easing: 'ease-out' },
  );
  down.animate(
    [
      { transform: `translateY(${String(y1)}px) rotate(-40deg)` },
      { transform: `translateY(${String(y2)}px) rotate(75deg) scale(0.6)` },
    ],
    { duration: FLIGHT_MS, easing: 'ease-in' },
  );
}
