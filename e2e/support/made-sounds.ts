import type { Page } from '@playwright/test';

/** Keeps the sounds that the page makes by itself, as it plays them. Before the first visit. */
export async function recordMadeSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: Blob[] = [];
    const createUrl = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (object) => {
      if (object instanceof Blob && object.type === 'audio/wav') made.push(object);
      return createUrl(object);
    };
    Object.assign(window, { made });
  });
}

export type MadeSound = {
  readonly seconds: number;
  /** When something begins to be heard after silence, in seconds. */
  readonly begins: readonly number[];
};

/** What was made so far, but for the silence that stands in until the first of it is there. */
export function madeSounds(page: Page): Promise<readonly MadeSound[]> {
  return page.evaluate(async () => {
    const [LOUD, QUIET, WINDOW_SECONDS] = [400, 100, 0.05];
    const look = async (sound: Blob) => {
      const bytes = await sound.arrayBuffer();
      const rate = new DataView(bytes).getUint32(24, true);
      const samples = new Int16Array(bytes, 44);
      const window = Math.round(rate * WINDOW_SECONDS);
      const begins: number[] = [];
      let silent = true;
      for (let from = 0; from + window <= samples.length; from += window) {
        const loudest = samples
          .subarray(from, from + window)
          .reduce((most, one) => Math.max(most, Math.abs(one)), 0);
        if (silent && loudest > LOUD) begins.push(from / rate);
        silent = loudest < QUIET || (silent && loudest <= LOUD);
      }
      return { seconds: samples.length / rate, begins };
    };
    const made = Reflect.get(globalThis, 'made') as readonly Blob[];
    return Promise.all(made.slice(1).map(look));
  });
}

/** Keeps which tones the page makes while they are heard. Before the first visit. */
export async function recordTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const struck: number[] = [];
    Object.assign(window, { struck });
    window.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        struck.push(options?.frequency ?? 0);
      }
    };
  });
}

/** How high each tone was, in hertz, in the order in which they began. */
export function struckTones(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'struck') as readonly number[]);
}
