/**
 * Marks a text that people read. The server writes it in English, as it stands; the build of the pages takes it for a
 * message of Lingui and writes it in their language (`web/languages`).
 */
export function t(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...values);
}

/** Marks a text that depends on a number, written as `#`. The server knows the two forms of English. */
export function plural(value: number, { one, other }: Readonly<Record<'one' | 'other', string>>): string {
  return (value === 1 ? one : other).replaceAll('#', String(value));
}
