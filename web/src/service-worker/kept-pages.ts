/**
 * The pages that work without a network. An explicit list: nothing personal, nothing of an operator and no
 * error is ever kept.
 */

/** Kept at the first visit: help, and the way to one's breath, tree and diary. */
export const FIRST_PAGES = ['/', '/login', '/help', '/browse', '/breathing', '/reward', '/diary'] as const;

/** Small; kept once the visitor has been left in peace for a while, unless data is to be saved. */
export const LIGHT_PAGES = [
  '/header',
  '/about',
  '/contact',
  '/faq',
  '/articles',
  '/therapists',
  '/privacy',
  '/terms',
  '/bubble',
  '/color',
  '/memory',
  '/relax',
  '/body',
  '/books',
  '/video',
] as const;

/** Kept when they are visited: their texts are long. */
export const VISITED_PAGES = [
  '/resources',
  '/anxiety',
  '/depression',
  '/ocd',
  '/panicdisorder',
  '/bipolar-article',
  '/schizophrenia',
  '/ptsd',
  '/psychosis',
] as const;

export const KEPT_PAGES: readonly string[] = [...FIRST_PAGES, ...LIGHT_PAGES, ...VISITED_PAGES];

/** Data without which a page's dialog is of little use; kept with the pages. */
export const FIRST_DATA = ['/page-data/help.json'] as const;

/** What activities sound like; kept when somebody first opens one of them and not before. */
export const KEPT_SOUNDS = {
  'body-scan': ['/sound/exhale.mp3'],
  breathing: ['/sound/grove.webm', '/sound/inhale.mp3', '/sound/hold.mp3', '/sound/exhale.mp3'],
  games: ['/sound/pop-small.mp3', '/sound/pop-medium.mp3', '/sound/pop-large.mp3', '/sound/found.mp3'],
} as const;

export type SoundSet = keyof typeof KEPT_SOUNDS;

/** A page's message to the service worker that its activity should work offline, sound included. */
export function keepSoundsMessage(set: SoundSet): string {
  return `keep-sounds:${set}`;
}

/** A page's message that nobody is busy and data need not be saved. */
export const KEEP_LIGHT_PAGES = 'keep-light-pages';
