import type { Shade } from '@stillgrove/domain/growth-tree/shape';
import type { ReactElement } from 'react';
import styles from './GrowthTree.module.css';
import { type LeafShape, outlineOf } from './leaf-path';
import type { Arrival } from './use-arrival';
import { Wave } from './Wave';

type FoliageProps = { leaves: readonly LeafShape[]; shade: Shade; arrival: Arrival };

/** The leaves of one colour: those at rest as a single path, those that unfold as elements of their own. */
export function Foliage({ leaves, shade, arrival }: FoliageProps): ReactElement {
  const { settled, waves, goal, settle } = arrival;
  return (
    <g className={styles[`shade${String(shade)}`]}>
      <path d={outlineOf(leaves.slice(0, settled).filter((leaf) => leaf.shade === shade))} />
      {waves.map((to, wave) => {
        const from = waves[wave - 1] ?? settled;
        return (
          <Wave key={from} leaves={leaves} shade={shade} from={from} to={to} goal={goal} settle={settle} />
        );
      })}
    </g>
  );
}
