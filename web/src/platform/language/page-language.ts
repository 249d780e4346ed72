/** The language in which names and dates are written: the page's own. Plain `en` writes dates the American way. */
export function pageLanguage(): string {
  return typeof document === 'undefined' ? 'en' : document.documentElement.lang;
}
