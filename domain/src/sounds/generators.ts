import { bell, bowl } from './generators/strikes';
import { crickets } from './generators/crickets';
import { drone } from './generators/drone';
import { fire } from './generators/fire';
import { brown, pink, white } from './generators/noises';
import { rain } from './generators/rain';
import type { Samples } from './generators/samples';
import { stream } from './generators/stream';
import { waves } from './generators/waves';
import { wind } from './generators/wind';
import { served } from './served';
import { type Generator, SOUND_NAMES, type SoundName } from './sound';

/** Each sound, and the factor that brings it to −20 LUFS over a minute (ITU-R BS.1770-5, one channel). */
const SOUNDS: Readonly<Record<SoundName, readonly [samples: Samples, level: number]>> = {
  rain: [rain, 0.903],
  waves: [waves, 1.749],
  stream: [stream, 0.824],
  wind: [wind, 0.845],
  fire: [fire, 1.705],
  crickets: [crickets, 0.653],
  white: [white, 0.1219],
  pink: [pink, 0.567],
  brown: [brown, 0.369],
  bowl: [bowl, 0.942],
  bell: [bell, 0.962],
  drone: [drone, 0.368],
};

/**
 * A sound at −20 LUFS. How many samples are asked for at once makes no difference to them.
 *
 * @param rate samples a second
 * @param seed the same seed gives the same samples; sounds of one seed are independent of each other
 */
export function createGenerator(sound: SoundName, rate: number, seed: number): Generator {
  const [samples, level] = SOUNDS[sound];
  const serve = served(samples(rate, seed + 7_919 * SOUND_NAMES.indexOf(sound)));
  return {
    fill(out) {
      out.fill(0);
      serve(out, level);
    },
  };
}
