const MINUTE_MS = 60_000;

/** An operator's session ends when it was not used for so long (milliseconds). */
export const OPERATOR_IDLE_MS = 30 * MINUTE_MS;
/** An operator's session ends so long after the sign-in in any case (milliseconds). */
const OPERATOR_LIFETIME_MS = 12 * 60 * MINUTE_MS;
/** The use of an operator's session is noted at most this often (milliseconds): not each request writes. */
const USE_NOTED_EVERY_MS = MINUTE_MS;
/** A sign-in whose password was right waits so long for its second step: enough to fetch a phone (milliseconds). */
export const PENDING_SIGN_IN_MS = 10 * MINUTE_MS;
/** For how long a re-authentication counts in its session (milliseconds). */
const REAUTHENTICATION_MS = 5 * MINUTE_MS;

/** Times in milliseconds since 1970. */
export type SessionTimes = {
  readonly createdAtMs: number;
  /** The end that was set at the sign-in. */
  readonly expiresAtMs: number;
  /** Noted for operators only; null before the first use as an operator. */
  readonly lastUsedAtMs: number | null;
};

/**
 * A clock that is off by no more than this ends nothing (milliseconds). As much as a clock may leap before deletion
 * pauses: a machine that is a day behind for a while signs no one out.
 */
export const CLOCK_TOLERANCE_MS = 7 * 24 * 60 * MINUTE_MS;

/**
 * The latest time (milliseconds) at which something that holds for a while can have begun. A later one was
 * written while a clock was ahead, and its end lies further away than it may ever last.
 */
export function latestBeginning(nowMs: number): number {
  return nowMs + CLOCK_TOLERANCE_MS;
}

/**
 * Whether a session is over: for everyone at its end or when it began under a clock that was ahead, for
 * operators also by age and without use.
 */
export function hasSessionEnded(session: SessionTimes, operator: boolean, nowMs: number): boolean {
  const { createdAtMs, expiresAtMs, lastUsedAtMs } = session;
  if (nowMs >= expiresAtMs || createdAtMs > latestBeginning(nowMs)) return true;
  if (!operator) return false;
  if (nowMs - createdAtMs >= OPERATOR_LIFETIME_MS) return true;
  return lastUsedAtMs !== null && Math.abs(nowMs - lastUsedAtMs) >= OPERATOR_IDLE_MS;
}

/** Whether the use of a session is to be noted now. Members are noted by the day alone. */
export function isUseToBeNoted(
  { lastUsedAtMs }: Pick<SessionTimes, 'lastUsedAtMs'>,
  operator: boolean,
  nowMs: number,
): boolean {
  // A time ahead of now was noted while a clock was wrong.
  return operator && (lastUsedAtMs === null || Math.abs(nowMs - lastUsedAtMs) >= USE_NOTED_EVERY_MS);
}

/**
 * Whether password or factor were shown again in a session so recently that they are not asked for once
 * more. Signing in does not count.
 *
 * @param reauthenticatedAtMs null when never
 */
export function isReauthenticated(reauthenticatedAtMs: number | null, nowMs: number): boolean {
  if (reauthenticatedAtMs === null) return false;
  const sinceMs = nowMs - reauthenticatedAtMs;
  return sinceMs >= 0 && sinceMs < REAUTHENTICATION_MS;
}
