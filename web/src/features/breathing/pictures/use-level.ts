import { useEffect, useRef, type RefObject } from 'react';
import { heartbeat } from '../../../platform/clock/heartbeat';
import type { BreathingSession, Stage } from '../breathing-session';

/**
 * Draws how full the lungs are on every frame while someone breathes, and once otherwise. Each step begins and ends
 * softly.
 *
 * @param styleOf what an element looks like with lungs so full, 0 to 1; the same function for good
 */
export function useLevel<Shape extends HTMLElement | SVGElement>(
  session: BreathingSession,
  stage: Stage,
  styleOf: (full: number) => { readonly transform: string; readonly opacity?: string },
): RefObject<Shape | null> {
  const element = useRef<Shape>(null);
  useEffect(() => {
    const draw = () => {
      const { fullness, progress } = session.progress();
      const eased = (1 - Math.cos(Math.PI * progress)) / 2;
      const full = fullness.from + (fullness.to - fullness.from) * eased;
      if (element.current !== null) Object.assign(element.current.style, styleOf(full));
    };
    draw();
    return stage === 'breathing' ? heartbeat(draw) : undefined;
  }, [session, stage, styleOf]);
  return element;
}
