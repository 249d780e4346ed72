import type { ReactElement, Ref } from 'react';
import { figureShapes, frameOf, hasFloor, type Figure } from './figure/figure';
import styles from './FigureShapes.module.css';

type Props = {
  figure: Figure;
  /** Index of the pose that the figure leaves, and how near it is to the next one. */
  from?: number;
  share?: number;
  ref?: Ref<SVGSVGElement>;
};

/** From how near it is seen. */
function viewOf(figure: Figure): 'hand' | 'near' | 'whole' {
  if (figure.kind === 'hand') return 'hand';
  return figure.near === true ? 'near' : 'whole';
}

/** The drawing of a figure between two of its poses. The words beside it carry all the meaning. */
export function FigureShapes({ figure, from = 0, share = 0, ref }: Props): ReactElement {
  return (
    <svg
      ref={ref}
      viewBox={frameOf(figure)}
      preserveAspectRatio="xMidYMax meet"
      className={styles.figure}
      data-view={viewOf(figure)}
      aria-hidden
      focusable="false"
    >
      {hasFloor(figure) && <ellipse cx="120" cy="212" rx="106" ry="9" className={styles.floor} />}
      {figureShapes(figure, from, share).map(({ paint, d, edged }, index) => (
        <path
          key={index}
          d={d}
          className={edged === true ? `${styles[paint]} ${styles.edged}` : styles[paint]}
        />
      ))}
    </svg>
  );
}
