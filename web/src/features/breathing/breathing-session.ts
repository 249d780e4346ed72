import { breathAt, phaseAt, phaseEndMs } from '@stillgrove/domain/breathing/breath';
import { GROVE_PATTERN, type PhaseName } from '@stillgrove/domain/breathing/pattern';
import {
  advanceRun,
  isActive,
  NEW_RUN,
  noteSignOfLife,
  startRun,
  stopRun,
  type BreathingRun,
} from '@stillgrove/domain/breathing/run';
import { breathingAward } from '@stillgrove/domain/points/rules';
import type { Award } from '@stillgrove/domain/points/award';
import { create } from 'zustand';
import { readStoredNumber, writeStored, removeStored } from '../../platform/points/stored-values';

/** What the guide needs of the world outside. */
export type BreathingPorts = {
  now: () => number;
  today: () => string;
  newRunId: () => string;
  award: (award: Award) => Promise<'recorded' | 'repeated' | 'capped' | 'unsaved'>;
  /** Whether a person can follow the guide at this moment. */
  isGuided: () => boolean;
  onPhase: (phase: PhaseName) => void;
  /** The guide stopped by itself after a long time without a sign of life. */
  onUnattended: () => void;
};

export type BreathingState = {
  active: boolean;
  phase: PhaseName;
  /** Seconds left in the phase: 4, 3, 2, 1. */
  count: number;
  score: number;
  leaves: number;
  breaths: number;
  /** Why points stand still though breathing goes on. */
  notice: 'capped' | 'unsaved' | null;
};

const FIRST: Pick<BreathingState, 'phase' | 'count'> = { phase: 'inhale', count: 4 };

/**
 * The breathing exercise as it runs on one page. Everything shown follows from the time breathed, so a
 * late frame, a tab that slept or a changed clock cannot shift it.
 */
export function createBreathingSession(ports: BreathingPorts) {
  const store = create<BreathingState>(() => ({
    ...FIRST,
    active: false,
    score: readStoredNumber('breathingExerciseScore'),
    leaves: readStoredNumber('breathingExerciseLeaves'),
    breaths: 0,
    notice: null,
  }));
  let run: BreathingRun = NEW_RUN;
  let runId = '';
  let rewarded = 0;
  let announced: number | null = null;

  const show = () => {
    const { phase, count, completedBreaths, completedPhases } = breathAt(GROVE_PATTERN, run.elapsedMs);
    store.setState((before) =>
      before.phase === phase.name && before.count === count && before.breaths === completedBreaths
        ? before
        : { phase: phase.name, count, breaths: completedBreaths },
    );
    if (isActive(run) && announced !== completedPhases) {
      announced = completedPhases;
      ports.onPhase(phase.name);
    }
    while (rewarded < completedPhases) {
      reward(rewarded);
      rewarded += 1;
    }
  };

  const reward = (phaseIndex: number) => {
    const forRun = runId;
    const elapsedMs = Math.max(run.elapsedMs, phaseEndMs(GROVE_PATTERN, phaseIndex));
    const award = breathingAward({ runId, phaseIndex, elapsedMs, day: ports.today() });
    void ports.award(award).then((outcome) => {
      // After a reset the tree keeps the points, but this exercise starts from zero.
      if (forRun === runId && outcome !== 'repeated') count(outcome, phaseIndex);
    });
  };

  const count = (outcome: 'recorded' | 'capped' | 'unsaved', phaseIndex: number) => {
    const points = outcome === 'recorded' ? phaseAt(GROVE_PATTERN, phaseIndex).points : 0;
    store.setState(({ score, leaves }) => ({
      score: score + points,
      leaves: outcome === 'unsaved' ? leaves : leaves + 1,
      notice: outcome === 'recorded' ? null : outcome,
    }));
    writeStored('breathingExerciseScore', store.getState().score);
    writeStored('breathingExerciseLeaves', store.getState().leaves);
  };

  return {
    store,
    start: () => {
      if (isActive(run)) return;
      if (runId === '') runId = ports.newRunId();
      run = startRun(run, ports.now());
      announced = null;
      store.setState({ active: true });
      writeStored('breathingExerciseIsActive', true);
      show();
    },
    stop: () => {
      run = stopRun(run, ports.now(), ports.isGuided());
      show();
      store.setState({ active: false });
      writeStored('breathingExerciseIsActive', false);
    },
    reset: () => {
      run = NEW_RUN;
      runId = '';
      rewarded = 0;
      announced = null;
      store.setState({ ...FIRST, active: false, score: 0, leaves: 0, breaths: 0, notice: null });
      removeStored('breathingExerciseScore', 'breathingExerciseLeaves', 'breathingExerciseIsActive');
    },
    /** The page goes away: what was breathed is counted, and a return goes on by itself. */
    leave: () => {
      run = stopRun(run, ports.now(), ports.isGuided());
      show();
    },
    /** To be called often while active; how often changes nothing but how soon things are seen. */
    advance: () => {
      if (!isActive(run)) return;
      run = advanceRun(run, ports.now(), ports.isGuided());
      show();
      if (isActive(run)) return;
      store.setState({ active: false });
      writeStored('breathingExerciseIsActive', false);
      ports.onUnattended();
    },
    signOfLife: () => {
      run = noteSignOfLife(run, ports.now());
    },
    /** 0 to 1 within the running phase, for drawings that follow every frame. */
    progress: () => breathAt(GROVE_PATTERN, run.elapsedMs),
  };
}

export type BreathingSession = ReturnType<typeof createBreathingSession>;
