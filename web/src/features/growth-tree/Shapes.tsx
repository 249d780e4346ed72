import { type ReactElement, useId } from 'react';
import type { Glow, Shape } from './layers';

/** Shapes of the drawing, the first at the back. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }): ReactElement {
  return (
    <>
      {shapes.map(({ paint, d, line, opacity }, order) =>
        line === undefined ? (
          <path key={order} d={d} fill={paint} opacity={opacity} />
        ) : (
          <path
            key={order}
            d={d}
            fill="none"
            stroke={paint}
            strokeWidth={line}
            strokeLinecap="round"
            opacity={opacity}
          />
        ),
      )}
    </>
  );
}

export function GlowShape({ glow: { paint, x, y, rx, ry, opacity } }: { glow: Glow }): ReactElement {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor={paint} stopOpacity={opacity} />
        <stop offset="0.55" stopColor={paint} stopOpacity={opacity * 0.3} />
        <stop offset="1" stopColor={paint} stopOpacity="0" />
      </radialGradient>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id})`} />
    </>
  );
}
