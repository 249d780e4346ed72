import { limit } from '@stillgrove/domain/sounds/limiter';
import { createMixer } from '@stillgrove/domain/sounds/mixer';
import type { Layer } from '@stillgrove/domain/sounds/sound';

/** What the page tells the mix. */
export type LiveMessage = readonly Layer[] | 'close';

// The types of the browser know nothing of what a worklet is given.
declare const sampleRate: number;
declare function registerProcessor(name: string, processor: unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

type Options = { readonly processorOptions: { readonly seed: number } };

/** The very generators of the rendered tracks, live: a volume that changes is heard at once. */
class LiveMix extends AudioWorkletProcessor {
  #open = true;
  readonly #mixer;

  constructor({ processorOptions: { seed } }: Options) {
    super();
    this.#mixer = createMixer(sampleRate, seed, []);
    this.port.onmessage = ({ data }: MessageEvent<LiveMessage>) => {
      if (data === 'close') this.#open = false;
      else this.#mixer.change(data);
    };
  }

  process(_inputs: unknown, [output]: readonly (readonly Float32Array[])[]): boolean {
    const samples = output?.[0];
    if (samples !== undefined) {
      this.#mixer.fill(samples);
      limit(samples);
    }
    return this.#open;
  }
}

registerProcessor('live-mix', LiveMix);
