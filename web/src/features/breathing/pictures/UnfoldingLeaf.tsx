import type { ReactElement } from 'react';
import type { GuideProps } from '../guide-props';
import { LEAF } from '../layer/leaf-shape';
import styles from './pictures.module.css';
import { useLevel } from './use-level';
import { Words } from './Words';

const RIGHT = 'translate(0 1) rotate(52) scale(0.86)';
const LEFT = 'translate(0 1) rotate(-52) scale(0.86)';

const unfold = (full: number) => ({
  transform: `scale(${(0.34 + 0.66 * full).toFixed(4)})`,
  opacity: (0.6 + 0.4 * full).toFixed(3),
});

/** Three leaves that open with the breath in and close with the breath out. */
export function UnfoldingLeaf({ session, stage, word, count }: GuideProps): ReactElement {
  const leaves = useLevel<SVGGElement>(session, stage, unfold);
  return (
    <div className={styles.guide} data-stage={stage} aria-hidden>
      <svg viewBox="-20 -20 40 26" className={styles.leaves} focusable="false">
        <g ref={leaves}>
          <path d={LEAF} transform={LEFT} className={styles.sideLeaf} />
          <path d={LEAF} transform={RIGHT} className={styles.sideLeaf} />
          <path d={LEAF} className={styles.leaf} />
        </g>
      </svg>
      <Words word={word} count={count} />
    </div>
  );
}
