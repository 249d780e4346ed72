import { instruction, type Routine } from '@stillgrove/domain/movement/routine';
import type { ReactElement } from 'react';
import { useMotion } from '../../platform/preferences/motion';
import { FIGURES } from './figure/figures';
import { FigureShapes } from './FigureShapes';
import type { MovementSession } from './movement-session';
import { MovingFigure } from './MovingFigure';
import { StillFigure } from './StillFigure';
import { useWay } from './way';

type Props = { routine: Routine; session: MovementSession };

/** The figure of the step that has its turn; before and after that of the routine. */
export function CurrentFigure({ routine, session }: Props): ReactElement | null {
  const status = session.store((state) => state.status);
  const step = session.store((state) => state.step);
  const way = useWay((state) => state.way);
  const motion = useMotion((state) => state.motion);
  const underWay = status === 'running' || status === 'resting';
  const figure = FIGURES[underWay ? instruction(step, way).figure : routine.figure];
  if (figure === undefined) return null;
  if (!underWay) return <FigureShapes figure={figure} from={Math.floor(figure.poses.length / 2)} />;
  if (motion === 'still') return <StillFigure figure={figure} />;
  return (
    <MovingFigure
      key={`${step.name} ${way}`}
      figure={figure}
      elapsedMs={session.inStepMs}
      moving={status === 'running'}
    />
  );
}
