import { LAYERS_RATE } from '@stillgrove/domain/sounds/track';
import type { Mix } from '@stillgrove/domain/sounds/mixes';
import { afterPaint } from '../screen/after-paint';
import type { LiveMessage } from './live-mix.worklet';
import file from './live-mix.worklet.ts?script-file';

/** Sounds that are made while they are heard, so that a volume changes at once. */
export type LiveMix = {
  change: (mix: Mix) => void;
  /** 0 to 1; gets there within `seconds`. */
  setGain: (gain: number, seconds: number) => void;
  /** Goes on after `rest`; false where the browser does not let it. */
  wake: () => Promise<boolean>;
  /** Makes nothing until `wake`. */
  rest: () => void;
  close: () => void;
};

/** Rejects where the browser has no worklets, or could not load it. Must be called from a tap. */
export async function openLiveMix(seed: number): Promise<LiveMix> {
  // Opening the device's sound takes a slow phone as long as all else in the tap, which still counts after the paint.
  await new Promise<void>((resolve) => afterPaint(resolve));
  const context = new AudioContext({ sampleRate: LAYERS_RATE, latencyHint: 'playback' });
  try {
    // Where the browser refuses, this never ends.
    context.resume().catch(() => undefined);
    await context.audioWorklet.addModule(file);
  } catch (error) {
    void context.close();
    throw error;
  }
  const mix = new AudioWorkletNode(context, 'live-mix', {
    numberOfInputs: 0,
    outputChannelCount: [1],
    processorOptions: { seed },
  });
  const gain = new GainNode(context, { gain: 0 });
  mix.connect(gain).connect(context.destination);
  const send = (message: LiveMessage) => mix.port.postMessage(message);
  return {
    change: send,
    setGain(next, seconds) {
      gain.gain.cancelScheduledValues(context.currentTime);
      // Three times this is 95 percent of the way.
      gain.gain.setTargetAtTime(next, context.currentTime, Math.max(0.01, seconds / 3));
    },
    async wake() {
      await context.resume().catch(() => undefined);
      return context.state === 'running';
    },
    rest: () => void context.suspend().catch(() => undefined),
    close() {
      send('close');
      void context.close().catch(() => undefined);
    },
  };
}
