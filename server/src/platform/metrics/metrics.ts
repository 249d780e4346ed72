import type { AwardRefusal } from '@stillgrove/domain/points/rules';
import type { OutsideFault } from '../outside/outside-error';
import type { Purpose } from '../rate-limits/limits';

/** A request that was answered, or whose client went away first. */
export type EndedRequest = {
  readonly method: string;
  /** As it is declared, never as it was asked for: a path may hold what is personal. */
  readonly route: string;
  readonly status: number | 'gone';
  readonly seconds: number;
};

/** Outside services that the server asks. */
export type OutsideService = 'books' | 'videos';

/**
 * What is told to whoever watches over the instance. Everything here is a number under a name from a short,
 * fixed list; nothing says who did something.
 */
export type Metrics = {
  requestBegan(): void;
  /** Ends one that began. */
  requestEnded(request: EndedRequest): void;
  /** A page from memory, which began and ended in one step. */
  pageServed(page: EndedRequest): void;
  limitReached(purpose: Purpose): void;
  awardsJudged(verdict: { accepted: number; refused: readonly AwardRefusal[] }): void;
  emailTried(outcome: 'sent' | 'retry' | 'failed'): void;
  /** @param fault null when the service gave an answer that can be used */
  outsideAsked(service: OutsideService, fault: OutsideFault | null): void;
  /** So that a chore that never runs is seen as well. */
  choreKnown(chore: string): void;
  choreEnded(chore: string, outcome: 'done' | 'failed'): void;
  /** Whatever was thrown while something was done; what the database did not throw is not counted. */
  failed(error: unknown): void;
};

const nothing = () => undefined;

/** No one watches. */
export const NO_METRICS: Metrics = {
  requestBegan: nothing,
  requestEnded: nothing,
  pageServed: nothing,
  limitReached: nothing,
  awardsJudged: nothing,
  emailTried: nothing,
  outsideAsked: nothing,
  choreKnown: nothing,
  choreEnded: nothing,
  failed: nothing,
};
