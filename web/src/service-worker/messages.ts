/** Messages between pages and the service worker. */

/** The page is idle and the visitor does not save data: everything that works offline may be fetched. */
export const KEEP_ALL_PAGES = 'keep-all-pages';

/** What activities sound like; kept once it is likely that someone will do them. */
export const KEPT_SOUNDS = {
  'body-scan': ['/sound/exhale.mp3'],
  breathing: ['/sound/grove.webm', '/sound/inhale.mp3', '/sound/hold.mp3', '/sound/exhale.mp3'],
  games: ['/sound/pop-small.mp3', '/sound/pop-medium.mp3', '/sound/pop-large.mp3', '/sound/found.mp3'],
} as const;

export type SoundSet = keyof typeof KEPT_SOUNDS;

/** A page's message that its activity should work offline, sound included. */
export function keepSoundsMessage(set: SoundSet): string {
  return `keep-sounds:${set}`;
}

/** Tells open pages which build is kept from now on, by the path of its first script. */
export type BuildMessage = { readonly entry: string };
