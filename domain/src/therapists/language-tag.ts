/** Whether a text is the tag of a language in its one spelling (BCP 47), such as `hi` or `pt-BR`. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text;
  } catch {
    return false;
  }
}
