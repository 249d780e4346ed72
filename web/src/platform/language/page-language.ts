import type { Language } from '../../../languages/languages';

/** Written by the build; see `web/languages/vite-plugin.ts`. */
declare const BUILD_LANGUAGE: Language;

/** The language of all pages of this build. Plain `en` writes dates the American way. */
export const LANGUAGE = BUILD_LANGUAGE;

/** The address of an app's path, with the language in front where it is not the first one. */
export function pathTo(path: string): string {
  return LANGUAGE.base + path;
}

/**
 * The language in which names, dates and numbers are written, for all of `Intl`. Digits are 0 to 9 in every language:
 * small numbers are written without `Intl` (`wholeNumber`), and one page should not mix two kinds.
 */
export function pageLanguage(): string {
  return `${LANGUAGE.tag}-u-nu-latn`;
}
