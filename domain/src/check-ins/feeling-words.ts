import type { Level } from './check-in';

/** How much energy, and how pleasant. */
export type Quarter = 'more-pleasant' | 'less-pleasant' | 'more-unpleasant' | 'less-unpleasant';

/**
 * Sixty words for feelings, fifteen in each quarter of the field, the most usual first. The idea that feelings lie on two
 * axes is Russell’s (A circumplex model of affect, 1980, https://doi.org/10.1037/h0077714); words and order are our own.
 */
export const FEELING_WORDS = {
  'more-pleasant': [
    'cheerful',
    'hopeful',
    'excited',
    'proud',
    'curious',
    'playful',
    'confident',
    'eager',
    'inspired',
    'amused',
    'joyful',
    'loving',
    'lively',
    'motivated',
    'amazed',
  ],
  'less-pleasant': [
    'calm',
    'rested',
    'content',
    'relieved',
    'quiet',
    'peaceful',
    'safe',
    'thankful',
    'comfortable',
    'settled',
    'tender',
    'trusting',
    'unhurried',
    'fulfilled',
    'understood',
  ],
  'more-unpleasant': [
    'anxious',
    'stressed',
    'angry',
    'tense',
    'worried',
    'overwhelmed',
    'frustrated',
    'irritable',
    'restless',
    'afraid',
    'panicky',
    'impatient',
    'embarrassed',
    'jealous',
    'resentful',
  ],
  'less-unpleasant': [
    'sad',
    'tired',
    'lonely',
    'drained',
    'discouraged',
    'empty',
    'numb',
    'disappointed',
    'hurt',
    'bored',
    'guilty',
    'ashamed',
    'gloomy',
    'helpless',
    'hopeless',
  ],
} as const satisfies Readonly<Record<Quarter, readonly string[]>>;

export type FeelingWord = (typeof FEELING_WORDS)[Quarter][number];

export const ALL_FEELING_WORDS: readonly FeelingWord[] = Object.values(FEELING_WORDS).flat();

export function isFeelingWord(word: string): word is FeelingWord {
  return ALL_FEELING_WORDS.some((listed) => listed === word);
}

/**
 * The quarters that fit a place of the field: one, in the middle of an axis both beside it, in the middle of both all four.
 *
 * @param energy null where it was not asked
 */
export function quartersNear(energy: Level | null, pleasant: Level): readonly Quarter[] {
  const pleasures = sides(pleasant, ['pleasant', 'unpleasant'] as const);
  return sides(energy ?? 0, ['more', 'less'] as const).flatMap((one) =>
    pleasures.map((other): Quarter => `${one}-${other}`),
  );
}

/**
 * The words that fit a place of the field: those of the quarters that fit, of several in turn.
 *
 * @param energy null where it was not asked
 */
export function wordsNear(energy: Level | null, pleasant: Level): readonly FeelingWord[] {
  const lists = quartersNear(energy, pleasant).map(
    (quarter): readonly FeelingWord[] => FEELING_WORDS[quarter],
  );
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

function sides<Side>(level: number, [above, below]: readonly [Side, Side]): readonly Side[] {
  if (level === 0) return [above, below];
  return [level > 0 ? above : below];
}
