import { advance, goOn, restingAt } from '@stillgrove/domain/body-scan/run';
import { durationMs, type Routine, type Step } from '@stillgrove/domain/movement/routine';
import { backOneStep, skipStep, stepAt } from '@stillgrove/domain/movement/step-at';
import { wholeMinutes } from '@stillgrove/domain/points/rules';
import { create } from 'zustand';

export type MovementState = {
  status: 'ready' | 'running' | 'resting' | 'over';
  stepIndex: number;
  step: Step;
  next: Step | undefined;
  secondsLeft: number;
  /** Whole minutes of moving so far; what was skipped does not count. */
  minutesMoved: number;
};

/** Where someone is, so that a reload does not start over. */
export type Place = {
  /** Names the run for its points. */
  readonly runId: string;
  /** Milliseconds from the beginning of the routine. */
  readonly atMs: number;
  /** Milliseconds of moving. */
  readonly movedMs: number;
};

export type Minute = { readonly runId: string; readonly minuteIndex: number; readonly elapsedMs: number };

export type MovementPorts = {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  newRunId: () => string;
  /** Keeps the place for a reload; null forgets it. */
  keep: (place: Place | null) => void;
  /** A step starts, or starts again after a pause. */
  onStep: (step: Step) => void;
  /** One more whole minute was moved. */
  onMinute: (minute: Minute) => void;
  /** The routine is over. */
  onEnd: () => void;
  /** Whatever is being read aloud is to stop. */
  onHush: () => void;
};

/** One routine from its first step to its end. */
export function createMovementSession(routine: Routine, ports: MovementPorts, place: Place | null) {
  let runId = place?.runId ?? '';
  // Skipping and going back change the place and not the time that was moved.
  let run = restingAt(place?.movedMs ?? 0);
  let aheadMs = place === null ? 0 : place.atMs - place.movedMs;
  let toldStep = -1;
  let toldMinutes = wholeMinutes(run.elapsedMs);

  const atMs = () => run.elapsedMs + aheadMs;
  const look = (status: MovementState['status']): MovementState => {
    const { step, stepIndex, next, secondsLeft } = stepAt(routine, atMs());
    return { status, step, stepIndex, next, secondsLeft, minutesMoved: wholeMinutes(run.elapsedMs) };
  };
  const store = create<MovementState>(() => look(place === null ? 'ready' : 'resting'));
  const show = (status: MovementState['status']) => store.setState(look(status));
  const keep = () => ports.keep({ runId, atMs: atMs(), movedMs: run.elapsedMs });

  const countMinutes = () => {
    for (; toldMinutes < wholeMinutes(run.elapsedMs); toldMinutes += 1)
      ports.onMinute({ runId, minuteIndex: toldMinutes, elapsedMs: Math.floor(run.elapsedMs) });
  };

  const finish = () => {
    run = restingAt(run.elapsedMs);
    ports.keep(null);
    show('over');
    ports.onEnd();
  };

  /** Shows what is due, and tells the step unless it was told before. */
  const follow = () => {
    countMinutes();
    const { over, stepIndex, step, secondsLeft } = stepAt(routine, atMs());
    if (over) {
      finish();
      return;
    }
    if (stepIndex !== toldStep) {
      toldStep = stepIndex;
      ports.onStep(step);
      keep();
      show('running');
    } else if (secondsLeft !== store.getState().secondsLeft) {
      show('running');
    }
  };

  const jump = (toMs: number) => {
    const { status } = store.getState();
    if (status !== 'running' && status !== 'resting') return;
    run = advance(run, ports.now());
    aheadMs = toMs - run.elapsedMs;
    toldStep = -1;
    ports.onHush();
    if (status === 'running') {
      follow();
      return;
    }
    keep();
    if (toMs >= durationMs(routine)) finish();
    else show('resting');
  };

  const pause = () => {
    if (store.getState().status !== 'running') return;
    run = restingAt(advance(run, ports.now()).elapsedMs);
    countMinutes();
    ports.onHush();
    keep();
    show('resting');
  };

  return {
    store,
    start() {
      const { status } = store.getState();
      if (status === 'running') return;
      if (status !== 'resting') {
        runId = ports.newRunId();
        run = restingAt(0);
        aheadMs = 0;
        toldMinutes = 0;
      }
      run = goOn(run, ports.now());
      toldStep = -1;
      follow();
    },
    /** Called on every frame while it runs. */
    advance() {
      if (store.getState().status !== 'running') return;
      run = advance(run, ports.now());
      follow();
    },
    pause,
    back: () => jump(backOneStep(routine, atMs())),
    skip: () => jump(skipStep(routine, atMs())),
    /** Ends here; what was moved so far counts. */
    end() {
      run = restingAt(advance(run, ports.now()).elapsedMs);
      countMinutes();
      ports.onHush();
      finish();
    },
    /** Back to the beginning, before a new run. */
    reset() {
      run = restingAt(0);
      aheadMs = 0;
      show('ready');
    },
    /** The page is closed: it pauses, and the place is kept. */
    leave() {
      if (store.getState().status === 'running') pause();
      else ports.onHush();
    },
    /** Milliseconds since the current step began; the drawing follows it. */
    inStepMs: () => atMs() - stepAt(routine, atMs()).startMs,
  };
}

export type MovementSession = ReturnType<typeof createMovementSession>;

/** The kept place in a routine, or null when the value is none. */
export function placeFrom(value: unknown, routine: Routine): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('runId' in value && 'atMs' in value && 'movedMs' in value)) return null;
  const { runId, atMs, movedMs } = value;
  if (typeof runId !== 'string' || runId === '') return null;
  if (typeof atMs !== 'number' || typeof movedMs !== 'number') return null;
  if (!(atMs >= 0 && atMs < durationMs(routine) && movedMs >= 0)) return null;
  return { runId, atMs, movedMs };
}
