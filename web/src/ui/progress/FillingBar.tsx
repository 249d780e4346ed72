import { useEffect, useRef, type ReactElement } from 'react';
import { heartbeat } from '../../platform/clock/heartbeat';
import styles from './FillingBar.module.css';

type Props = {
  /** How full it is, 0 to 1; asked for on every frame while it moves. */
  filled: () => number;
  moving: boolean;
};

/** A bar that follows a breath. Decoration: the words beside it say the same. */
export function FillingBar({ filled, moving }: Props): ReactElement {
  const filling = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const draw = () => {
      if (filling.current !== null) filling.current.style.transform = `scaleX(${String(filled())})`;
    };
    draw();
    return moving ? heartbeat(draw) : undefined;
  }, [filled, moving]);
  return (
    <span className={styles.bar}>
      <span ref={filling} className={styles.filling} />
    </span>
  );
}
