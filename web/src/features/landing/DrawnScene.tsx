import type { ReactElement } from 'react';
import hillsPhone from '../../drawings/hero-hills-phone.svg?url&no-inline';
import hills from '../../drawings/hero-hills.svg?url&no-inline';
import tree from '../../drawings/hero-tree.svg?url&no-inline';
import { Drawing } from '../../ui/drawing/Drawing';
import styles from './DrawnScene.module.css';

/** The picture behind the first words, as a drawing. */
export function DrawnScene(): ReactElement {
  return (
    <div className={styles.scene}>
      <Drawing src={hills} width={1440} height={420} cover className={`${styles.hills} ${styles.wide}`} />
      <Drawing
        src={hillsPhone}
        width={390}
        height={260}
        cover
        className={`${styles.hills} ${styles.narrow}`}
      />
      <Drawing src={tree} width={420} height={460} className={styles.tree} />
    </div>
  );
}
