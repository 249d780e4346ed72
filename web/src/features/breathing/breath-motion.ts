import { LAST_EXHALE_EXTRA_MS, SETTLE_MS } from '@stillgrove/domain/breathing/arc';
import type { BreathingSession } from './breathing-session';

type Breath = ReturnType<BreathingSession['progress']>;

/** What moves with a breath; each may be there or not. */
export type Part = 'disc' | 'glow' | 'mist' | 'firstHalf' | 'secondHalf';
export type Parts = Readonly<Partial<Record<Part, Element | null>>>;

/** The disc grows from 1 to this. */
const GROWN = 2.1;

const SMALL = { transform: 'scale(1)' };
const CLOSED = { transform: 'rotate(-180deg)' };
const OPEN = { transform: 'rotate(0deg)' };

/** How each part looks with lungs so full, 0 to 1. */
const LOOKS = {
  disc: (full: number) => ({ transform: `scale(${String(1 + (GROWN - 1) * full)})` }),
  glow: (full: number) => ({ opacity: 0.35 + 0.25 * full }),
  mist: (full: number) => ({ transform: `translateY(${String(-14 * full)}%)`, opacity: 0.65 + 0.35 * full }),
} as const;

/** How much brighter the glow becomes while the breath is held. */
const HELD_GLOW = 0.35;

function movesOf({ step, fullness: { from, to } }: Breath): readonly [Part, Keyframe[]][] {
  const held = { opacity: LOOKS.glow(from).opacity + HELD_GLOW };
  return [
    ['disc', [LOOKS.disc(from), LOOKS.disc(to)]],
    ['glow', [LOOKS.glow(from), ...(step.kind === 'hold' ? [held] : []), LOOKS.glow(to)]],
    ['mist', [LOOKS.mist(from), LOOKS.mist(to)]],
  ];
}

/** Two halves that turn into sight one after the other make a ring that fills. */
const RING: Readonly<Record<'firstHalf' | 'secondHalf', Keyframe[]>> = {
  firstHalf: [CLOSED, { ...OPEN, offset: 0.5 }, OPEN],
  secondHalf: [CLOSED, { ...CLOSED, offset: 0.5 }, OPEN],
};

/** More than this is seen. */
const DRIFT_MS = 80;

export type Motion = {
  /** Draws where the breath is, from where the browser goes on by itself until the step is over. */
  follow: (breath: Breath, last: boolean) => void;
  /** Brings the disc in softly. */
  settle: () => void;
  /** Leaves all parts as small as before the first breath. */
  stop: () => void;
};

/** Moves all parts of a breath by animations that run without our code between two steps. */
export function breathMotion(parts: Parts): Motion {
  let running: Animation[] = [];
  let shown = '';
  const stop = () => {
    for (const animation of running) animation.cancel();
    running = [];
    shown = '';
  };
  const play = (part: Part, frames: Keyframe[], timing: KeyframeAnimationOptions) => {
    const animation = parts[part]?.animate(frames, { fill: 'both', ...timing });
    return animation === undefined ? [] : [animation];
  };
  const start = (breath: Breath, last: boolean) => {
    const before = running;
    const { durationMs } = breath.step;
    const duration = durationMs + (last ? LAST_EXHALE_EXTRA_MS : 0);
    const ring = Object.entries(RING) as [Part, Keyframe[]][];
    running = [
      ...movesOf(breath).flatMap(([part, frames]) => play(part, frames, { duration, easing: 'ease-in-out' })),
      ...ring.flatMap(([part, frames]) => play(part, frames, { duration: durationMs })),
    ];
    for (const animation of before) animation.cancel();
  };
  return {
    follow(breath, last) {
      const step = breath.step.kind + String(breath.completedSteps) + String(last);
      if (step !== shown) start(breath, last);
      shown = step;
      const at = breath.progress * breath.step.durationMs;
      for (const animation of running) {
        if (Math.abs(Number(animation.currentTime) - at) > DRIFT_MS) animation.currentTime = at;
      }
    },
    settle() {
      stop();
      running = play(
        'disc',
        [
          { opacity: 0, transform: 'scale(0.9)' },
          { opacity: 1, ...SMALL },
        ],
        {
          duration: SETTLE_MS,
          easing: 'ease-out',
        },
      );
    },
    stop,
  };
}
