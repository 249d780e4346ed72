/** What a part of a drawing is made of; each has a color of its own. */
export type Paint =
  | 'ground'
  | 'wood'
  | 'wood-deep'
  | 'cloth'
  | 'cloth-deep'
  | 'skin'
  | 'skin-deep'
  | 'hair'
  | 'top'
  | 'top-deep'
  | 'legs'
  | 'legs-deep'
  | 'shoe'
  | 'shoe-deep';

/** A shape of a drawing; later ones lie on earlier ones. */
export type Shape = {
  readonly paint: Paint;
  readonly d: string;
  /** Drawn with a fine line around it, which parts it from what is of the same color behind it. */
  readonly edged?: true;
};
