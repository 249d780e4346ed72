/** A number of the person's country, in words. The page takes them from the help. */
export type CountryLine = {
  readonly key: string;
  readonly way: 'call' | 'text';
  readonly href: string;
  /** What a press does: `Call 988`. */
  readonly action: string;
  readonly name: string;
  /** Whom it serves, when, in which languages, and what to choose in a menu; may be empty. */
  readonly about: string;
};

export type CountryLines = {
  readonly country: string;
  /** The number to call first in front. */
  readonly emergency: readonly CountryLine[];
  /** Where someone listens, in the order in which they should be tried. */
  readonly support: readonly CountryLine[];
};

/** The lines as text, each in one line: the emergency number first. */
export function linesAsText(lines: CountryLines | null): readonly string[] {
  if (lines === null) return [];
  return [...lines.emergency.slice(0, 1), ...lines.support].map(
    ({ name, action, about }) => `${name}: ${[action, about].filter((part) => part !== '').join(' · ')}`,
  );
}
