import { BUBBLE_COUNT } from '@stillgrove/domain/games/bubble-pop/bubble';
import { newBubbleRound, popBubble, type BubbleRound } from '@stillgrove/domain/games/bubble-pop/round';
import type { GameRules } from '../game-round';

/** Bubble Pop as a round that can be kept. */
export const BUBBLE_RULES: GameRules<BubbleRound> = {
  activity: 'bubble',
  noticeLasts: 'round',
  begin: newBubbleRound,
  read,
};

function read(kept: unknown): BubbleRound | null {
  const { id, popped } = (kept ?? {}) as Partial<BubbleRound>;
  if (typeof id !== 'string' || !Array.isArray(popped) || popped.length > BUBBLE_COUNT) return null;
  return (popped as number[]).reduce(popBubble, newBubbleRound(id));
}
