/** A flat shape of the drawing, in places of the tree's picture. SVG and canvas draw the same ones. */
export type Shape = {
  /** A color as in CSS, by the name of its token. */
  readonly paint: string;
  readonly d: string;
  /** Where it is a line: how wide. */
  readonly line?: number;
  readonly opacity?: number;
};

/** Light or shade that is strongest in its middle. */
export type Glow = {
  readonly paint: string;
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly opacity: number;
};

export const PAINT = {
  ground: 'var(--art-ground)',
  shadow: 'var(--art-hill-6)',
  wood: 'var(--art-wood)',
  stem: 'var(--art-leaf-3)',
  deep: 'var(--art-leaf-deep)',
  dark: 'var(--art-leaf-dark)',
  leaf: [
    'var(--art-leaf-1)',
    'var(--art-leaf-2)',
    'var(--art-leaf-3)',
    'var(--art-leaf-4)',
    'var(--art-leaf-5)',
  ],
  blossom: 'var(--art-blossom)',
  blush: 'var(--art-blossom-blush)',
  heart: 'var(--art-clay-soft)',
  timber: 'var(--art-timber)',
  timberDeep: 'var(--art-timber-deep)',
  lantern: 'var(--art-lantern)',
  lanternGlow: 'var(--art-lantern-glow)',
  amber: 'var(--art-amber)',
  feather: 'var(--art-feather)',
  wing: 'var(--art-wing)',
  paper: 'var(--art-paper)',
} as const;
