/**
 * The one `<audio>` of the app: iPhones give the lock screen to one alone, and one that a tap has started may be started
 * again without another tap. Who takes it ends what was playing.
 */
let element: HTMLAudioElement | null = null;
let release: () => void = () => undefined;

/** @param onTaken called when someone else takes it */
export function takeAudio(onTaken: () => void): HTMLAudioElement {
  element ??= new Audio();
  takeTurn(onTaken);
  return element;
}

/**
 * Ends what was playing, for something that is heard by other means.
 *
 * @param onTaken called when something else is to be heard
 */
export function takeTurn(onTaken: () => void = () => undefined): void {
  const before = release;
  release = onTaken;
  if (before !== onTaken) before();
}
