import { pauseBefore, whiteNoise } from '../noise';

/** What one drop or bubble sounds like. */
export type Drop = {
  readonly hertz: number;
  /** How much higher it is at its end, as a factor; 1 stays. */
  readonly glide: number;
  readonly level: number;
  /** Seconds until it is 60 dB softer. */
  readonly seconds: number;
};

/** More at once are not told apart, and the oldest makes room. */
const VOICES = 24;

/** e^−6.9 is a thousandth: 60 dB. */
const SIXTY_DECIBELS = 6.907_755;
const SILENT = 1e-5;

/** How long the soft beginning of a drop takes: without it each one would click. */
const ATTACK_SECONDS = 0.0012;

type Falling = {
  angle: number;
  turn: number;
  stretch: number;
  level: number;
  kept: number;
  missing: number;
  /** The first sample of the next block that it sounds in. */
  from: number;
};

/**
 * Short tones that begin at chance: none knows of another, with so many a second on average.
 *
 * @param makeDrop asked for each drop
 * @returns adds the next samples; asked each time for how many a second there are now
 */
export function drops(
  rate: number,
  seed: number,
  makeDrop: (chance: () => number) => Drop,
): (out: Float32Array, perSecond: number) => void {
  const { chance } = whiteNoise(seed);
  const attackKept = Math.exp(-3 / (ATTACK_SECONDS * rate));
  let falling: Falling[] = [];
  let wait = 0;
  const begin = (from: number) => {
    const { hertz, glide, level, seconds } = makeDrop(chance);
    const samples = seconds * rate;
    falling.push({
      angle: 0,
      turn: (2 * Math.PI * hertz) / rate,
      stretch: glide ** (1 / samples),
      level,
      kept: Math.exp(-SIXTY_DECIBELS / samples),
      missing: 1,
      from,
    });
    if (falling.length > VOICES) falling.shift();
  };
  return (out, perSecond) => {
    for (; wait < out.length; wait += pauseBefore(chance(), perSecond) * rate) begin(Math.floor(wait));
    wait -= out.length;
    for (const drop of falling) addDrop(out, drop, attackKept);
    falling = falling.filter(({ level }) => level > SILENT);
  };
}

function addDrop(out: Float32Array, drop: Falling, attackKept: number): void {
  const { stretch, kept } = drop;
  let { angle, turn, level, missing } = drop;
  for (let index = drop.from; index < out.length; index += 1) {
    angle += turn;
    turn *= stretch;
    level *= kept;
    missing *= attackKept;
    out[index] = (out[index] ?? 0) + level * (1 - missing) * Math.sin(angle);
  }
  drop.angle = angle;
  drop.turn = turn;
  drop.level = level;
  drop.missing = missing;
  drop.from = 0;
}
