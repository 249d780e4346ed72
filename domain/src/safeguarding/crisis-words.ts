import { plain } from '../language/plain';

/**
 * What people type who may be in danger, without accents, apostrophes and hyphens; each may end in the middle of a word.
 * English, and the word that many languages share in its two spellings.
 */
const PHRASES = [
  'suicid',
  'suizid',
  'self harm',
  'selfharm',
  'self injur',
  'harm myself',
  'harming myself',
  'hurt myself',
  'hurting myself',
  'cut myself',
  'cutting myself',
  'kill myself',
  'killing myself',
  'hang myself',
  'kms',
  'overdos',
  'end my life',
  'ending my life',
  'take my life',
  'take my own life',
  'end it all',
  'want to die',
  'wanna die',
  'wish i was dead',
  'wish i were dead',
  'better off dead',
  'dont want to live',
  'dont want to be alive',
  'dont want to be here',
  'no reason to live',
] as const;

/** Whether someone who searches for these words may be in danger, so that help stands before all else. */
export function soundsLikeCrisis(search: string): boolean {
  const words = plain(search)
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return PHRASES.some((phrase) => ` ${words}`.includes(` ${phrase}`));
}
