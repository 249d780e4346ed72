/** Room for a plan on paper, in its two columns. All figures were measured with the fonts of the site. */
type Paper = {
  /** Sizes of the text to choose from, in points, the largest first. */
  readonly sizes: readonly number[];
  /** Width of a column, in millimeters. */
  readonly column: number;
  /** Height of both columns together, in millimeters. */
  readonly height: number;
  /** Between parts, in lines: the heading and the space above it. */
  readonly partLines: number;
  /** Of the size of the text. */
  readonly lineHeight: number;
};

/** An A4 page with the margins that browsers leave, and a card as large as a passport that lies open. */
const PAPERS = {
  page: { sizes: [10.5, 9.5, 8.5, 7.5], column: 87, height: 2 * 250, partLines: 2.6, lineHeight: 1.4 },
  card: { sizes: [8, 7, 6], column: 74, height: 2 * 106, partLines: 2.2, lineHeight: 1.3 },
} as const satisfies Readonly<Record<string, Paper>>;

const MM_PER_POINT = 25.4 / 72;
/** Mean width of a letter, of the size of the text; broken lines are counted in. */
const LETTER_WIDTH = 0.47;

/**
 * The largest size of text, in points, with which a plan has room on one piece of paper; the smallest where it has none,
 * and then it goes on to the next.
 *
 * @param parts the lines of each part that has some
 */
export function printSize(parts: readonly (readonly string[])[], form: keyof typeof PAPERS): number {
  const { sizes, column, height, partLines, lineHeight }: Paper = PAPERS[form];
  const fits = (size: number) => {
    const letters = Math.floor(column / (size * LETTER_WIDTH * MM_PER_POINT));
    const lines = parts
      .map((texts) => texts.reduce((sum, text) => sum + Math.ceil(text.length / letters), partLines))
      .reduce((sum, count) => sum + count, 0);
    return lines * size * lineHeight * MM_PER_POINT <= height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 8;
}
