import { makePlan, SCAN_MINUTES, type ScanMinutes, type ScriptPart } from '@stillgrove/domain/body-scan/plan';
import { advance, goOn, moveTo, restingAt } from '@stillgrove/domain/body-scan/run';
import { backOnePart, scanAt, skipPart } from '@stillgrove/domain/body-scan/scan';
import { create } from 'zustand';

export type ScanState = {
  status: 'ready' | 'running' | 'resting' | 'over';
  minutes: ScanMinutes;
  partId: string;
  partName: string;
  /** Whether it is the first one, before which there is none. */
  isFirst: boolean;
  text: string;
  /** 0 to 100. */
  percent: number;
  minutesLeft: number;
};

/** Where someone is, so that a reload does not start over. */
export type Place = { readonly minutes: ScanMinutes; readonly elapsedMs: number };

export type ScanPorts = {
  /** Milliseconds of a monotonic clock. */
  now: () => number;
  /** Keeps the place for a reload; null forgets it. */
  keep: (place: Place | null) => void;
  /** A sentence starts, or starts again after a pause. */
  onLine: (text: string) => void;
  /** The next part of the body starts. */
  onPart: () => void;
  /** Whatever is being read aloud is to stop. */
  onHush: () => void;
};

/** A scan that is stopped before this goes back to its setup, without an ending. */
const ENDING_FROM_MS = 60_000;

const USUAL_MINUTES: ScanMinutes = 10;

/** A body scan from choosing its length to its end. */
export function createScanSession(script: readonly ScriptPart[], ports: ScanPorts, place: Place | null) {
  let plan = makePlan(script, place?.minutes ?? USUAL_MINUTES);
  let run = restingAt(place?.elapsedMs ?? 0);
  let lineIndex = -1;

  const look = (status: ScanState['status'], minutes: ScanMinutes): ScanState => {
    const { partIndex, part, line, progress, minutesLeft } = scanAt(plan, run.elapsedMs);
    return {
      status,
      minutes,
      partId: part.id,
      partName: part.name,
      isFirst: partIndex === 0,
      text: line.text,
      percent: Math.floor(progress * 100),
      minutesLeft,
    };
  };
  const store = create<ScanState>(() =>
    look(place === null ? 'ready' : 'resting', place?.minutes ?? USUAL_MINUTES),
  );
  const show = (status: ScanState['status']) => store.setState(look(status, store.getState().minutes));
  const keep = () => ports.keep({ minutes: store.getState().minutes, elapsedMs: run.elapsedMs });

  const finish = () => {
    run = restingAt(plan.durationMs);
    ports.keep(null);
    show('over');
  };

  /** Says the current sentence, unless it was said before. */
  const follow = () => {
    const scan = scanAt(plan, run.elapsedMs);
    if (scan.over) {
      finish();
      return;
    }
    const before = store.getState();
    if (scan.lineIndex !== lineIndex) {
      if (lineIndex !== -1 && scan.part.id !== before.partId) ports.onPart();
      lineIndex = scan.lineIndex;
      ports.onLine(scan.line.text);
      keep();
      show('running');
    } else if (
      Math.floor(scan.progress * 100) !== before.percent ||
      scan.minutesLeft !== before.minutesLeft
    ) {
      show('running');
    }
  };

  const jump = (elapsedMs: number) => {
    run = moveTo(run, elapsedMs);
    ports.onHush();
    if (store.getState().status === 'running') {
      follow();
      return;
    }
    lineIndex = -1;
    keep();
    if (elapsedMs >= plan.durationMs) finish();
    else show('resting');
  };

  const pause = () => {
    if (store.getState().status !== 'running') return;
    run = restingAt(advance(run, ports.now()).elapsedMs);
    ports.onHush();
    keep();
    show('resting');
  };

  return {
    store,
    choose(minutes: ScanMinutes) {
      plan = makePlan(script, minutes);
      store.setState(look('ready', minutes));
    },
    start() {
      const { status } = store.getState();
      if (status === 'running') return;
      if (status !== 'resting') run = restingAt(0);
      run = goOn(run, ports.now());
      lineIndex = -1;
      follow();
    },
    /** Called now and then while it runs. */
    advance() {
      if (store.getState().status !== 'running') return;
      run = advance(run, ports.now());
      follow();
    },
    pause,
    back: () => jump(backOnePart(plan, run.elapsedMs)),
    skip: () => jump(skipPart(plan, run.elapsedMs)),
    /** Ends this scan: from a minute on with its ending, before that back at the setup. The next one starts at the beginning. */
    end() {
      pause();
      const hasEnding = store.getState().status === 'resting' && run.elapsedMs >= ENDING_FROM_MS;
      if (!hasEnding) run = restingAt(0);
      ports.onHush();
      ports.keep(null);
      show(hasEnding ? 'over' : 'ready');
    },
    /** The page is closed: the scan pauses, and the place is kept. */
    leave() {
      if (store.getState().status === 'running') pause();
      else ports.onHush();
    },
  };
}

export type ScanSession = ReturnType<typeof createScanSession>;

/** The kept place, or null when the value is none. */
export function placeFrom(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null || !('minutes' in value) || !('elapsedMs' in value))
    return null;
  const minutes = SCAN_MINUTES.find((known) => known === value.minutes);
  const { elapsedMs } = value;
  if (minutes === undefined || typeof elapsedMs !== 'number' || !(elapsedMs >= 0)) return null;
  return elapsedMs < minutes * 60_000 ? { minutes, elapsedMs } : null;
}
