/** A language the pages are built in. */
export type Language = {
  /** A BCP 47 tag, as in `<html lang>`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  /** What its addresses begin with, such as `/hi`; the first language has none, so that old links stay. */
  readonly base: string;
};

/** The languages that people are offered; the first is that of the code. */
export const LANGUAGES: readonly [Language, ...Language[]] = [{ tag: 'en', dir: 'ltr', base: '' }];

/** Made of English for tests, which serve one in place of English. */
const PSEUDO_LANGUAGES: readonly Language[] = [
  { tag: 'en-XA', dir: 'ltr', base: '' },
  { tag: 'ar-XB', dir: 'rtl', base: '' },
];

/** @throws if the project has no such language */
export function languageOf(tag: string): Language {
  const found = [...LANGUAGES, ...PSEUDO_LANGUAGES].find((language) => language.tag === tag);
  if (found === undefined) throw new Error(`There is no language ${tag}; see web/languages/languages.ts.`);
  return found;
}
