import {
  breathsLeft,
  brightness,
  goalOf,
  isLastPart,
  isLastStep,
  isSameLength,
  LAST_EXHALE_EXTRA_MS,
  minutesLeft,
  settleCount,
  type Goal,
  type Length,
} from '@stillgrove/domain/breathing/arc';
import { breathAt, breathsDone } from '@stillgrove/domain/breathing/breath';
import {
  breathMs,
  DEFAULT_PATTERN,
  fullnessOf,
  isSamePattern,
  type Fullness,
  type Pattern,
  type StepKind,
} from '@stillgrove/domain/breathing/pattern';
import {
  advanceRun,
  finishRun,
  isActive,
  NEW_RUN,
  noteSignOfLife,
  startRun,
  stopRun,
  type BreathingRun,
  type Guidance,
} from '@stillgrove/domain/breathing/run';
import { PHASE_MS } from '@stillgrove/domain/points/breathing-phases';
import { create } from 'zustand';
import type { RefusedAward } from '../../platform/points/delivery';
import { readStored, writeStored } from '../../platform/points/stored-values';
import { createOneTab, type AskForLock } from '../../platform/one-tab/one-tab';
import { createBreathingAwards, type AwardPorts } from './breathing-awards';
import { addToStored, forgetStored, NO_TALLY, storedTally } from './stored-tally';

/** What the guide needs of the world outside. */
export type BreathingPorts = AwardPorts & {
  now: () => number;
  /** The lock of the tab in which the person breathes. */
  askForLock: AskForLock;
  /** How a person can follow the guide at this moment. */
  guidance: () => Guidance;
  onStep: (kind: StepKind) => void;
  /** Whether it is known whose stored values they are; where a page is rendered for everyone it is not. */
  knowsPerson: boolean;
  /** Whether an exercise was running in this tab at this address when its page was last there, as it is after a reload. */
  wasUnderWayHere: () => boolean;
  /** The guide stopped by itself after a long time without a sign of life. */
  onUnattended: () => void;
  /** The last breath of a chosen length is over. */
  onEnd: () => void;
};

/** How someone wants to breathe. */
export type Plan = {
  /** Null without an end. */
  readonly length: Length | null;
  /** Milliseconds to settle in before the first breath; 0 begins at once. */
  readonly settleMs: number;
};

const AT_ONCE_WITHOUT_END: Plan = { length: null, settleMs: 0 };

/**
 * Where the session is. It may settle in before the first breath, and with a chosen length its last exhale goes on for a
 * moment before it has ended. Stop ends it as well; within the first breath it rests.
 */
export type Stage = 'resting' | 'settling' | 'breathing' | 'lingering' | 'ended';

export type BreathingState = {
  active: boolean;
  stage: Stage;
  pattern: Pattern;
  step: StepKind;
  /** Seconds left in the step, 4, 3, 2, 1; or to settle in, 3, 2, 1. */
  count: number;
  score: number;
  leaves: number;
  breaths: number;
  /** Whole minutes or breaths until the end, or null without one. */
  left: Length | null;
  /** Whether the end is near. */
  lastPart: boolean;
  /** Breaths since Start was pressed for this session, and whether the tree has grown by them. */
  sessionBreaths: number;
  sessionGrew: boolean;
  /** The last session before this one that had a breath; shown if this one stops within its first. Null if there was none. */
  sessionBefore: { readonly breaths: number; readonly grew: boolean } | null;
  /** Why points stand still though breathing goes on, or why it does not go on here. */
  notice: 'capped' | 'unsaved' | 'elsewhere' | null;
};

const AT_REST = {
  stage: 'resting',
  active: false,
  breaths: 0,
  left: null,
  lastPart: false,
  sessionBreaths: 0,
  sessionGrew: false,
  sessionBefore: null,
  notice: null,
} as const;

const EMPTY: Fullness = { from: 0, to: 0 };

/** The first moment of a pattern, as it is shown before it is breathed. */
const firstOf = (pattern: Pattern) => {
  const { step, count } = breathAt(pattern, 0);
  return { pattern, step: step.kind, count };
};

/** Whether what is shown lies within a breath, in which Start goes on. */
export function isWithinBreath({ pattern, step, count }: BreathingState): boolean {
  const first = firstOf(pattern);
  return step !== first.step || count !== first.count;
}

/**
 * The breathing exercise as it runs on one page. Everything shown follows from the time breathed, so a
 * late frame, a tab that slept or a changed clock cannot shift it.
 */
export function createBreathingSession(ports: BreathingPorts) {
  const store = create<BreathingState>(() => ({
    ...AT_REST,
    ...firstOf(DEFAULT_PATTERN),
    ...(ports.knowsPerson ? storedTally() : NO_TALLY),
  }));
  let run: BreathingRun = NEW_RUN;
  let pattern = DEFAULT_PATTERN;
  let fullnesses = fullnessOf(pattern);
  let announced: number | null = null;
  let goal: Goal | null = null;
  /** Breaths of earlier runs, and breaths before this session. */
  let breathsOfRuns = 0;
  let breathsBefore = 0;
  /** When settling in or the last exhale is over. */
  let until = 0;

  const awards = createBreathingAwards(ports, (outcome, points) => {
    const earned = outcome === 'recorded' ? points : 0;
    addToTally(earned, outcome === 'unsaved' ? 0 : 1);
    if (earned > 0) store.setState({ sessionGrew: true });
    tell(outcome === 'recorded' ? null : outcome);
  });

  const addToTally = (points: number, leaves: number) =>
    store.setState((shown) => addToStored(shown, points, leaves));

  const tell = (notice: BreathingState['notice']) =>
    store.setState((before) => (before.notice === 'elsewhere' ? before : { notice }));

  const rest = () => {
    run = stopRun(run, ports.now(), ports.guidance());
    show();
    store.setState({ active: false, stage: 'resting' });
  };

  const stop = () => {
    rest();
    endHere();
  };

  /** Nothing is written, for what is stored is the other tab's. */
  const leaveToOtherTab = () => {
    rest();
    store.setState({ notice: 'elsewhere' });
  };
  const oneTab = createOneTab(ports.askForLock, leaveToOtherTab);

  /** Each run has one pattern and begins with a breath in. */
  const beginNewRun = () => {
    breathsOfRuns += breathsDone(pattern, run.elapsedMs);
    run = NEW_RUN;
    goal = null;
    announced = null;
    awards.endRun();
  };

  /** A length that was stopped on the way goes on; any other begins. */
  const aimAt = (length: Length | null) => {
    const reached = goal !== null && run.elapsedMs >= goal.toMs;
    if (goal !== null && !reached && isSameLength(goal.length, length)) return;
    if (reached && run.elapsedMs % breathMs(pattern) !== 0) beginNewRun();
    goal = length === null ? null : goalOf(pattern, run.elapsedMs, length);
    breathsBefore = store.getState().breaths;
    store.setState(({ sessionBreaths: breaths, sessionGrew: grew, sessionBefore }) => ({
      sessionBreaths: 0,
      sessionGrew: false,
      sessionBefore: breaths > 0 ? { breaths, grew } : sessionBefore,
    }));
  };

  const begin = ({ length, settleMs }: Plan) => {
    // After an end, the next session begins with a breath in.
    if (store.getState().stage === 'ended' && goal === null) beginNewRun();
    enter(length);
    const isFirst = run.elapsedMs === (goal?.fromMs ?? 0);
    if (isFirst && settleMs > 0) settle(settleMs);
    else breathe(ports.now());
  };

  /** With a breath at once, since there was no Start that could have asked for a moment to settle in. */
  const goOn = ({ length }: Plan) => {
    enter(length);
    breathe(ports.now());
  };

  const enter = (length: Length | null) => {
    aimAt(length);
    awards.beginRun();
    store.setState(({ notice }) => ({ active: true, notice: notice === 'elsewhere' ? null : notice }));
    writeStored('breathingExerciseIsActive', true);
  };

  const settle = (settleMs: number) => {
    until = ports.now() + settleMs;
    store.setState({ stage: 'settling', count: settleCount(settleMs), ...untilGoal() });
  };

  const breathe = (since: number) => {
    run = startRun(run, since);
    announced = null;
    store.setState({ stage: 'breathing' });
    show();
  };

  const endHere = () => {
    oneTab.release();
    writeStored('breathingExerciseIsActive', false);
  };

  /** The points are given already; what follows is the last exhale fading. */
  const linger = () => {
    until = ports.now() + LAST_EXHALE_EXTRA_MS;
    store.setState({ active: false, stage: 'lingering' });
    endHere();
    ports.onEnd();
  };

  const untilGoal = (): Pick<BreathingState, 'left' | 'lastPart'> => {
    if (goal === null) return { left: null, lastPart: false };
    const { unit } = goal.length;
    const amount =
      unit === 'minutes' ? minutesLeft(goal, run.elapsedMs) : breathsLeft(pattern, goal, run.elapsedMs);
    return { left: { unit, amount }, lastPart: isLastPart(goal, run.elapsedMs) };
  };

  const show = () => {
    const { step, count, completedSteps } = breathAt(pattern, run.elapsedMs);
    const breaths = breathsOfRuns + breathsDone(pattern, run.elapsedMs);
    const { left, lastPart } = untilGoal();
    store.setState((before) =>
      before.step === step.kind &&
      before.count === count &&
      before.breaths === breaths &&
      before.lastPart === lastPart &&
      isSameLength(before.left, left)
        ? before
        : { step: step.kind, count, breaths, sessionBreaths: breaths - breathsBefore, left, lastPart },
    );
    if (isActive(run) && announced !== completedSteps) {
      announced = completedSteps;
      ports.onStep(step.kind);
    }
    awards.giveUntil(run.elapsedMs);
  };

  const reset = () => {
    oneTab.release();
    run = NEW_RUN;
    announced = null;
    goal = null;
    breathsOfRuns = 0;
    breathsBefore = 0;
    awards.forgetRuns();
    store.setState({ ...AT_REST, ...firstOf(pattern), ...NO_TALLY });
    forgetStored();
  };

  const advanceRunning = () => {
    run = advanceRun(run, ports.now(), ports.guidance());
    if (goal !== null && run.elapsedMs >= goal.toMs) {
      run = finishRun(run, goal.toMs);
      show();
      linger();
      return;
    }
    show();
    if (isActive(run)) return;
    store.setState({ active: false, stage: 'resting' });
    endHere();
    ports.onUnattended();
  };

  /** Milliseconds breathed by now. */
  const elapsedNow = () => run.elapsedMs + ports.now() - (run.advancedAt ?? ports.now());

  return {
    store,
    /** Takes another pattern, which begins with a breath in. Nothing changes while someone breathes. */
    choose: (next: Pattern) => {
      if (isSamePattern(next, pattern) || store.getState().stage !== 'resting') return;
      beginNewRun();
      pattern = next;
      fullnesses = fullnessOf(next);
      store.setState({ ...firstOf(pattern), left: null, lastPart: false });
    },
    /**
     * Begins at once, since a browser lets sound begin with a press only, and rests again when it turns
     * out that the person breathes in another tab.
     */
    start: async (plan: Plan = AT_ONCE_WITHOUT_END) => {
      if (store.getState().active) return;
      begin(plan);
      if ((await oneTab.claim('if-free')) === 'elsewhere') leaveToOtherTab();
    },
    /**
     * Goes on after a reload, unless the person breathes in another tab by now. An exercise that was running when the
     * browser closed waits for Start.
     */
    resume: async (plan: Plan = AT_ONCE_WITHOUT_END) => {
      store.setState(storedTally());
      if (store.getState().active || readStored('breathingExerciseIsActive') !== 'true') return;
      const claimed = await oneTab.claim('if-free');
      if (claimed === 'elsewhere') store.setState({ notice: 'elsewhere' });
      if (claimed !== 'ours') return;
      if (ports.wasUnderWayHere()) goOn(plan);
      else endHere();
    },
    /** Ends the exercise in the other tab and begins here. */
    takeOver: async (plan: Plan = AT_ONCE_WITHOUT_END) => {
      goOn(plan);
      if ((await oneTab.claim('take-over')) === 'elsewhere') leaveToOtherTab();
    },
    /** Rests, and goes on in the same breath when it is started again. */
    stop,
    /** Stop was pressed: once a breath was breathed it shows what the session came to. A length goes on from there. */
    finish: () => {
      stop();
      if (store.getState().sessionBreaths > 0) store.setState({ stage: 'ended' });
    },
    reset,
    /**
     * Another tab has changed what is stored: its tally is shown here, and its reset ends the exercise.
     *
     * @param name null when it has cleared everything
     */
    storedElsewhere: (name: string | null) => {
      const stored = readStored('breathingExerciseIsActive');
      if (store.getState().active) {
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
      if (awards.isOfThisExercise(award.runId)) addToTally(-award.points, 0);
      if (reason !== 'daily-cap') return false;
      tell('capped');
      return true;
    },
    /**
     * Another page is shown: what was breathed is counted, and a return waits for Start. After a reload, which calls
     * nothing, it goes on by itself.
     */
    leave: () => {
      if (store.getState().active) stop();
      else oneTab.release();
    },
    /** To be called often while active; how often changes nothing but how soon things are seen. */
    advance: () => {
      const { stage, count } = store.getState();
      const left = until - ports.now();
      if (stage === 'settling' && left <= 0) breathe(until);
      else if (stage === 'settling' && settleCount(left) !== count)
        store.setState({ count: settleCount(left) });
      else if (stage === 'lingering' && left <= 0) store.setState({ stage: 'ended' });
      if (isActive(run)) advanceRunning();
    },
    /** Milliseconds until a number or a stage changes. */
    dueIn: () => {
      const { stage } = store.getState();
      if (stage === 'lingering') return until - ports.now();
      if (stage === 'settling') return (until - ports.now()) % 1_000 || 1_000;
      const elapsedMs = elapsedNow();
      const nextCountMs = breathAt(pattern, elapsedMs).leftMs % 1_000 || 1_000;
      return Math.min(nextCountMs, PHASE_MS - (elapsedMs % PHASE_MS));
    },
    /** Puts the end away. */
    putAway: () => store.setState({ stage: 'resting' }),
    signOfLife: () => {
      run = noteSignOfLife(run, ports.now());
    },
    /** Where in the breath it is, for what is drawn. */
    progress: () => {
      const breath = breathAt(pattern, run.elapsedMs);
      return { ...breath, fullness: fullnesses[breath.stepIndex] ?? EMPTY };
    },
    /** Whether this is the exhale that is drawn longer. */
    isLastStep: () => goal !== null && isLastStep(goal, run.elapsedMs),
    /** Where it is at this moment, for what is heard. */
    place: () => ({
      pattern,
      goal,
      fromMs: elapsedNow(),
      settleMs: store.getState().stage === 'settling' ? Math.max(0, until - ports.now()) : 0,
    }),
    /** How bright the sky has become, 0 to 1. */
    brightness: () => brightness(run.elapsedMs, goal),
  };
}

export type BreathingSession = ReturnType<typeof createBreathingSession>;
