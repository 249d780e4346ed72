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
import type { RefusedAward } from '../../platform/points/delivery';
import type { AwardOutcome } from '../../platform/points/outcome';
import { readStored, readStoredNumber, removeStored, writeStored } from '../../platform/points/stored-values';
import { createOneTab, type AskForLock } from '../../platform/one-tab/one-tab';

/** What the guide needs of the world outside. */
export type BreathingPorts = {
  now: () => number;
  today: () => string;
  newRunId: () => string;
  award: (award: Award) => Promise<AwardOutcome>;
  /** The lock of the tab in which the person breathes. */
  askForLock: AskForLock;
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
  /** Why points stand still though breathing goes on, or why it does not go on here. */
  notice: 'capped' | 'unsaved' | 'elsewhere' | null;
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
    ...storedTally(),
    breaths: 0,
    notice: null,
  }));
  let run: BreathingRun = NEW_RUN;
  let runId = '';
  let rewarded = 0;
  let announced: number | null = null;

  const rest = () => {
    run = stopRun(run, ports.now(), ports.isGuided());
    show();
    store.setState({ active: false });
  };

  /** Nothing is written, for what is stored is the other tab's. */
  const leaveToOtherTab = () => {
    rest();
    store.setState({ notice: 'elsewhere' });
  };
  const oneTab = createOneTab(ports.askForLock, leaveToOtherTab);

  const begin = () => {
    if (runId === '') runId = ports.newRunId();
    run = startRun(run, ports.now());
    announced = null;
    store.setState(({ notice }) => ({ active: true, notice: notice === 'elsewhere' ? null : notice }));
    writeStored('breathingExerciseIsActive', true);
    show();
  };

  const endHere = () => {
    oneTab.release();
    writeStored('breathingExerciseIsActive', false);
  };

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
    addToTally(points, outcome === 'unsaved' ? 0 : 1);
    tell(outcome === 'recorded' ? null : outcome);
  };

  /** Adds to what is stored, for another tab may have gone on meanwhile. */
  const addToTally = (points: number, leaves: number) => {
    const shown = store.getState();
    const score = readStored('breathingExerciseScore') === null ? shown.score : storedTally().score;
    const grown = readStored('breathingExerciseLeaves') === null ? shown.leaves : storedTally().leaves;
    const tally = { score: Math.max(0, score + points), leaves: grown + leaves };
    store.setState(tally);
    writeStored('breathingExerciseScore', tally.score);
    writeStored('breathingExerciseLeaves', tally.leaves);
  };

  const tell = (notice: BreathingState['notice']) =>
    store.setState((before) => (before.notice === 'elsewhere' ? before : { notice }));

  const reset = () => {
    oneTab.release();
    run = NEW_RUN;
    runId = '';
    rewarded = 0;
    announced = null;
    store.setState({ ...FIRST, active: false, score: 0, leaves: 0, breaths: 0, notice: null });
    removeStored('breathingExerciseScore', 'breathingExerciseLeaves', 'breathingExerciseIsActive');
  };

  return {
    store,
    /**
     * Begins at once, since a browser lets sound begin with a press only, and rests again when it turns
     * out that the person breathes in another tab.
     */
    start: async () => {
      if (isActive(run)) return;
      begin();
      if ((await oneTab.claim('if-free')) === 'elsewhere') leaveToOtherTab();
    },
    /** Goes on after a reload, unless the person breathes in another tab by now. */
    resume: async () => {
      if (isActive(run) || readStored('breathingExerciseIsActive') !== 'true') return;
      const claimed = await oneTab.claim('if-free');
      if (claimed === 'ours') begin();
      if (claimed === 'elsewhere') store.setState({ notice: 'elsewhere' });
    },
    /** Ends the exercise in the other tab and begins here. */
    takeOver: async () => {
      begin();
      if ((await oneTab.claim('take-over')) === 'elsewhere') leaveToOtherTab();
    },
    stop: () => {
      rest();
      endHere();
    },
    reset,
    /**
     * Another tab has changed what is stored: its tally is shown here, and its reset ends the exercise.
     *
     * @param name null when it has cleared everything
     */
    storedElsewhere: (name: string | null) => {
      const stored = readStored('breathingExerciseIsActive');
      if (isActive(run)) {
        if (stored === null && (name === null || name === 'breathingExerciseIsActive')) reset();
        return;
      }
      store.setState(({ notice }) => ({
        ...storedTally(),
        notice: notice === 'elsewhere' && stored !== 'true' ? null : notice,
      }));
    },
    /**
     * The server does not count points that were given here.
     *
     * @returns whether this exercise says so
     */
    refuse: ({ award, reason }: RefusedAward): boolean => {
      if (award.activity !== 'breathing') return false;
      if (award.runId === runId) addToTally(-award.points, 0);
      if (reason !== 'daily-cap') return false;
      tell('capped');
      return true;
    },
    /** The page goes away: what was breathed is counted, and a return goes on by itself. */
    leave: () => {
      run = stopRun(run, ports.now(), ports.isGuided());
      show();
      oneTab.release();
    },
    /** To be called often while active; how often changes nothing but how soon things are seen. */
    advance: () => {
      if (!isActive(run)) return;
      run = advanceRun(run, ports.now(), ports.isGuided());
      show();
      if (isActive(run)) return;
      store.setState({ active: false });
      endHere();
      ports.onUnattended();
    },
    signOfLife: () => {
      run = noteSignOfLife(run, ports.now());
    },
    /** 0 to 1 within the running phase, for drawings that follow every frame. */
    progress: () => breathAt(GROVE_PATTERN, run.elapsedMs),
  };
}

function storedTally(): Pick<BreathingState, 'score' | 'leaves'> {
  return {
    score: readStoredNumber('breathingExerciseScore'),
    leaves: readStoredNumber('breathingExerciseLeaves'),
  };
}

export type BreathingSession = ReturnType<typeof createBreathingSession>;
