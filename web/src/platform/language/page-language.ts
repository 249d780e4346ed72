/** The language in which names and dates are written: the page's own; English dates begin with the day. */
export function pageLanguage(): string {
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  return language === 'en' ? 'en-GB' : language;
}
