import type { Fill } from './noise';

/** One tone of something struck. */
export type Tone = {
  readonly hertz: number;
  /** How loud it begins, as a factor. */
  readonly level: number;
  /** Seconds until it is 60 dB softer. */
  readonly seconds: number;
};

/** A sound with an end. */
export type Voice = {
  /** How many samples it has. */
  readonly samples: number;
  /** Makes its next samples, one block after the other. */
  readonly fill: Fill;
};

/** e^−6.9 is a thousandth: 60 dB. */
const SIXTY_DECIBELS = 6.907_755;

/** Below this much the soft beginning is over. */
const SILENT = 1e-4;

/**
 * Something struck: each partial is a turning pointer that gets shorter, so a sample takes four multiplications and no
 * sine.
 *
 * @param attackSeconds how long the beginning takes: a soft mallet needs longer
 */
export function struck(partials: readonly Tone[], attackSeconds: number, rate: number): Voice {
  const audible = partials.filter(({ hertz }) => hertz < 0.45 * rate);
  const count = audible.length;
  const re = new Float64Array(count);
  const im = Float64Array.from(audible, ({ level }) => -level);
  const turnRe = new Float64Array(count);
  const turnIm = new Float64Array(count);
  audible.forEach(({ hertz, seconds }, index) => {
    const angle = (2 * Math.PI * hertz) / rate;
    const kept = Math.exp(-SIXTY_DECIBELS / (seconds * rate));
    turnRe[index] = kept * Math.cos(angle);
    turnIm[index] = kept * Math.sin(angle);
  });
  const samples = Math.ceil(Math.max(...audible.map(({ seconds }) => seconds)) * rate);
  const attackKept = Math.exp(-4 / (attackSeconds * rate));
  let missing = 1;
  return {
    samples,
    fill(block) {
      block.fill(0);
      for (let partial = 0; partial < count; partial += 1) {
        let x = re[partial] ?? 0;
        let y = im[partial] ?? 0;
        const cos = turnRe[partial] ?? 0;
        const sin = turnIm[partial] ?? 0;
        for (let index = 0; index < block.length; index += 1) {
          const turned = x * cos - y * sin;
          y = x * sin + y * cos;
          x = turned;
          block[index] = (block[index] ?? 0) + x;
        }
        re[partial] = x;
        im[partial] = y;
      }
      if (missing < SILENT) return;
      for (let index = 0; index < block.length; index += 1) {
        missing *= attackKept;
        block[index] = (block[index] ?? 0) * (1 - missing);
      }
    },
  };
}

/** Two tones so close that they beat, as in a bowl that is not quite round. */
function beating(hertz: number, level: number, seconds: number, beatHertz: number): readonly Tone[] {
  return [
    { hertz: hertz - beatHertz / 2, level: 0.55 * level, seconds },
    { hertz: hertz + beatHertz / 2, level: 0.45 * level, seconds },
  ];
}

/** How long the beginning of a bowl takes, which is struck with a soft mallet. */
export const BOWL_ATTACK_SECONDS = 0.035;

/** The tones of a singing bowl. Their ratios are as measured by Inácio and others (2006). */
export function bowlTones(hertz: number): readonly Tone[] {
  return [
    ...beating(hertz, 0.5, 22, 0.7),
    ...beating(2.71 * hertz, 0.26, 12, 1.1),
    ...beating(5.2 * hertz, 0.1, 5.5, 1.9),
    { hertz: 8.3 * hertz, level: 0.035, seconds: 2.6 },
    { hertz: 11.9 * hertz, level: 0.014, seconds: 1.2 },
  ];
}

/** A singing bowl, struck with a soft mallet. */
export function struckBowl(hertz: number, rate: number): Voice {
  return struck(bowlTones(hertz), BOWL_ATTACK_SECONDS, rate);
}

/** A small bell, struck with wood: brighter and shorter than a bowl. */
export function struckBell(hertz: number, rate: number): Voice {
  return struck(
    [
      ...beating(hertz, 0.42, 9, 0.9),
      { hertz: 2 * hertz, level: 0.12, seconds: 5 },
      ...beating(2.76 * hertz, 0.2, 4.2, 1.6),
      { hertz: 5.4 * hertz, level: 0.07, seconds: 1.8 },
      { hertz: 8.93 * hertz, level: 0.025, seconds: 0.8 },
    ],
    0.006,
    rate,
  );
}
