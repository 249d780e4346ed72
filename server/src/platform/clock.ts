/** Where the time of day comes from, so that tests can choose it. */
export type Clock = {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
};

export const systemClock: Clock = { now: () => Date.now() };

export type FakeClock = Clock & { advance(ms: number): void };

/** A clock that only advances when it is told to. */
export function fakeClock(startMs: number): FakeClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
