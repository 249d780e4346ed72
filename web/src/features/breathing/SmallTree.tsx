import { memo, type ReactElement } from 'react';
import styles from './SmallTree.module.css';
import { LEAF, LEAVES, LEAVES_AT_FIRST, LIMBS, type Leaf } from './small-tree';

/** The tree on the hill, which gets fuller by a leaf for each phase that was breathed. Decoration: the tally says the same. */
export const SmallTree = memo(function SmallTree({ grown }: { grown: number }): ReactElement {
  return (
    <svg viewBox="0 0 200 200" className={styles.tree} aria-hidden focusable="false">
      <ellipse cx="103" cy="199" rx="62" ry="5" className={styles.shadow} />
      <path d={LIMBS} className={styles.limbs} />
      {LEAVES.map((leaf, index) => (
        <LeafOnTree key={index} leaf={leaf} there={index < LEAVES_AT_FIRST + grown} />
      ))}
    </svg>
  );
});

const LeafOnTree = memo(function LeafOnTree({ leaf, there }: { leaf: Leaf; there: boolean }): ReactElement {
  const { x, y, turn, size, shade } = leaf;
  return (
    <g transform={`translate(${String(x)} ${String(y)}) rotate(${String(turn)}) scale(${size.toFixed(2)})`}>
      <path d={LEAF} className={`${styles.leaf} ${styles[`shade${String(shade)}`]}`} data-there={there} />
    </g>
  );
});
