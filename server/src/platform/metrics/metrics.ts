import type { AwardRefusal } from '@stillgrove/domain/points/rules';
import type { LimitName } from '@stillgrove/contract/limits';
import type { UpstreamFault } from '../upstream/upstream-error';

/** A request that was answered, or whose client went away first. */
export type EndedRequest = {
  readonly method: string;
  /** As it is declared, never as it was asked for: a path may hold what is personal. */
  readonly route: string;
  readonly status: number | 'gone';
  readonly seconds: number;
};

/** Outside services that the server asks. */
export type UpstreamService = 'books' | 'videos';

/**
 * What is told to whoever watches over the instance. Everything here is a number under a name from a short,
 * fixed list; nothing says who did something.
 */
export type Metrics = {
  requestBegan(): void;
  /** Ends one that began. */
  requestEnded(request: EndedRequest): void;
  limitReached(purpose: LimitName): void;
  awardsJudged(verdict: { accepted: number; refused: readonly AwardRefusal[] }): void;
  emailTried(outcome: 'sent' | 'retry' | 'failed'): void;
  /** @param fault null when the service gave an answer that can be used */
  upstreamCalled(service: UpstreamService, fault: UpstreamFault | null): void;
  /** So that a job that never runs is seen as well. */
  jobKnown(name: string): void;
  jobEnded(name: string, outcome: 'done' | 'failed'): void;
  /** Whatever was thrown while something was done; what the database did not throw is not counted. */
  failed(error: unknown): void;
};

const nothing = () => undefined;

/** No one watches. */
export const NO_METRICS: Metrics = {
  requestBegan: nothing,
  requestEnded: nothing,
  limitReached: nothing,
  awardsJudged: nothing,
  emailTried: nothing,
  upstreamCalled: nothing,
  jobKnown: nothing,
  jobEnded: nothing,
  failed: nothing,
};
