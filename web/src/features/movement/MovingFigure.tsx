import { useEffect, useRef, type ReactElement } from 'react';
import { heartbeat } from '../../platform/clock/heartbeat';
import { figureShapes, momentOf, type Figure } from './figure/figure';
import { FigureShapes } from './FigureShapes';

type Props = {
  figure: Figure;
  /** Milliseconds since the movement began, which the drawing follows. */
  elapsedMs: () => number;
  moving: boolean;
};

/** A figure that moves gently from pose to pose. */
export function MovingFigure({ figure, elapsedMs, moving }: Props): ReactElement {
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const paths = [...(drawing.current?.querySelectorAll('path') ?? [])];
    const draw = () => {
      const { from, share } = momentOf(figure, elapsedMs());
      // Straight into the drawing: React would compare the whole screen on every frame.
      for (const [index, { d }] of figureShapes(figure, from, share).entries())
        paths[index]?.setAttribute('d', d);
    };
    draw();
    return moving ? heartbeat(draw) : undefined;
  }, [figure, elapsedMs, moving]);
  return <FigureShapes ref={drawing} figure={figure} />;
}
