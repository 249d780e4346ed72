const MOTIFS = ['sun', 'moon', 'rings', 'branch', 'window'] as const;

export type Motif = (typeof MOTIFS)[number];

type Vignette = {
  /** Colors. */
  readonly ground: string;
  readonly far: string;
  readonly near: string;
  readonly tone: string;
  readonly motif: Motif;
  /** The far hill and the near one, as paths on 120 by 160. */
  readonly ridges: readonly [string, string];
};

const art = (name: string) => `var(--art-${name})`;

type Palette = readonly [ground: string, far: string, near: string, motif: string];

/** Ground, far hill, near hill, motif: each tried by day and by night. */
const PALETTES: readonly [Palette, ...Palette[]] = [
  ['sky-low', 'hill-2', 'hill-4', 'paper'],
  ['hill-5', 'hill-3', 'hill-6', 'sun'],
  ['mist', 'leaf-2', 'leaf-3', 'clay-soft'],
  ['water', 'water-deep', 'hill-4', 'paper'],
  ['clay-soft', 'clay', 'hill-6', 'glow'],
  ['hill-4', 'hill-5', 'hill-6', 'amber'],
  ['glow', 'amber', 'clay-soft', 'clay'],
  ['water-deep', 'hill-4', 'hill-5', 'sun'],
];

/** Picks at random what a vignette looks like. */
export function vignetteOf(random: () => number): Vignette {
  const pick = <One>(list: readonly [One, ...One[]]): One =>
    list[Math.floor(random() * list.length)] ?? list[0];
  const [ground, far, near, tone] = pick(PALETTES);
  return {
    ground: art(ground),
    far: art(far),
    near: art(near),
    tone: art(tone),
    motif: pick(MOTIFS),
    ridges: [ridge(random, 108), ridge(random, 132)],
  };
}

function ridge(random: () => number, height: number): string {
  const y = () => (height + (random() - 0.5) * 22).toFixed(1);
  return `M0 ${y()}C30 ${y()} 44 ${y()} 66 ${y()}S104 ${y()} 120 ${y()}V160H0Z`;
}
