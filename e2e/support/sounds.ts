import { expect, type Page } from '@playwright/test';

/** What the page does with sound, as the browser is asked for it. */
type Watched = {
  audio: HTMLAudioElement[];
  contexts: number;
  alive: string[];
  blobs: Blob[];
  actions: Partial<Record<string, () => void>>;
  hidden: boolean;
};

declare global {
  var watched: Watched;
}

/** Lets a journey look at elements, samples and the lock screen, and hide the page. */
export async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { audio: [], contexts: 0, alive: [], blobs: [], actions: {}, hidden: false };
    Object.assign(globalThis, { watched });
    globalThis.Audio = class extends Audio {
      constructor(src?: string) {
        super(src);
        watched.audio.push(this);
      }
    };
    globalThis.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        watched.contexts += 1;
      }
    };
    const create = URL.createObjectURL.bind(URL);
    const revoke = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (made: Blob) => {
      const url = create(made);
      watched.alive.push(url);
      watched.blobs.push(made);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      watched.alive = watched.alive.filter((each) => each !== url);
      revoke(url);
    };
    const { mediaSession } = navigator;
    const setHandler = mediaSession.setActionHandler.bind(mediaSession);
    mediaSession.setActionHandler = (action, handler) => {
      if (handler === null) watched.actions = { ...watched.actions, [action]: undefined };
      else watched.actions[action] = () => handler({ action });
      setHandler(action, handler);
    };
    Object.defineProperty(Document.prototype, 'visibilityState', {
      configurable: true,
      get: () => (watched.hidden ? 'hidden' : 'visible'),
    });
  });
}

/** Another tab comes to the front, or this one does again. */
export async function hidePage(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((now) => {
    watched.hidden = now;
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** The one element that plays; null before the first tap. */
export function playingAudio(page: Page) {
  return page.evaluate(() => {
    const audio = watched.audio.findLast((each) => each.src.startsWith('blob:'));
    if (audio === undefined) return null;
    const { muted, paused, loop, currentTime, duration } = audio;
    return { muted, paused, loop, currentTime, duration, elements: watched.audio.length };
  });
}

/** Presses a button of the lock screen. */
export async function pressOnLockScreen(page: Page, action: 'play' | 'pause'): Promise<void> {
  await page.evaluate((name) => watched.actions[name]?.(), action);
}

export function heldSamples(page: Page): Promise<number> {
  return page.evaluate(() => watched.alive.length);
}

/** Hears what plays to its end at once: jumps to the end of each piece, as often as there is another one. */
export async function hearToTheEnd(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const audio = watched.audio.findLast((each) => each.src.startsWith('blob:'));
          if (audio === undefined) return 'over';
          if (audio.duration > 2 && audio.currentTime < audio.duration - 1)
            audio.currentTime = audio.duration - 0.15;
          return 'plays';
        }),
      { timeout: 40_000, intervals: [150] },
    )
    .toBe('over');
}

/** How loud each second of all pieces was, in decibels, one piece after the other; without the silence of the tap. */
export function loudnessOfPieces(page: Page): Promise<readonly (readonly number[])[]> {
  return page.evaluate(async () => {
    const pieces = await Promise.all(watched.blobs.map((blob) => blob.arrayBuffer()));
    return pieces
      .filter((bytes) => bytes.byteLength > 100_000)
      .map((bytes) => {
        const rate = new DataView(bytes).getUint32(24, true);
        const samples = new Int16Array(bytes, 44);
        return Array.from({ length: Math.floor(samples.length / rate) }, (_, second) => {
          const part = samples.subarray(second * rate, (second + 1) * rate);
          const power = part.reduce((sum, sample) => sum + (sample / 32_767) ** 2, 0) / part.length;
          return 10 * Math.log10(power + 1e-12);
        });
      });
  });
}
