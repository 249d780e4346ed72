const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** A note without the markup of the app it comes from: lines and items of lists stay lines. */
export function plainText(text: string): string {
  return text
    .replace(/<br\s*\/?>|<\/(?:p|div|li|h\d)>/gi, '\n')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(
      /&(?:#(\d{1,6})|([a-z]{2,4}));/gi,
      (entity, code: string | undefined, name: string | undefined) =>
        code === undefined
          ? (ENTITIES[(name ?? '').toLowerCase()] ?? entity)
          : String.fromCodePoint(Number(code)),
    )
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
