import { hashText, seededRandom } from '../../random/seeded';
import { BUBBLE_COUNT, type Bubble } from './bubble';
import { scatterBubbles } from './scatter';

/** A round as far as it has gone. Its id is its seed, so it can be played again from these two. */
export type BubbleRound = {
  readonly id: string;
  /** Ids of popped bubbles in the order of their popping. */
  readonly popped: readonly number[];
};

export function newBubbleRound(id: string): BubbleRound {
  return { id, popped: [] };
}

/** All bubbles of a round, popped or not, from top to bottom. */
export function bubblesOf({ id }: Pick<BubbleRound, 'id'>): Bubble[] {
  return scatterBubbles(seededRandom(hashText(id)));
}

/** Pops a bubble. What is popped already, or was never there, changes nothing: the same round comes back. */
export function popBubble(round: BubbleRound, bubble: number): BubbleRound {
  const isThere = Number.isInteger(bubble) && bubble >= 0 && bubble < BUBBLE_COUNT;
  if (!isThere || round.popped.includes(bubble)) return round;
  return { ...round, popped: [...round.popped, bubble] };
}

/** The round's score: one for every bubble popped. */
export function scoreOf({ popped }: BubbleRound): number {
  return popped.length;
}

/** The first pop is what a round is worth a point for. */
export function isRewarded({ popped }: BubbleRound): boolean {
  return popped.length > 0;
}

export function isOver({ popped }: BubbleRound): boolean {
  return popped.length === BUBBLE_COUNT;
}
