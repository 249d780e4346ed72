const PLURAL = new Intl.PluralRules('en');
const LIST = new Intl.ListFormat('en', { type: 'conjunction' });
const LANGUAGES = new Intl.DisplayNames(['en'], { type: 'language' });

/**
 * A whole sentence that agrees with a number.
 *
 * @param sentences `#` stands for the number
 */
export function counted(count: number, sentences: { one: string; other: string }): string {
  const sentence = PLURAL.select(count) === 'one' ? sentences.one : sentences.other;
  return sentence.replace('#', count.toLocaleString('en'));
}

/** `a, b, and c` */
export function listed(words: readonly string[]): string {
  return LIST.format(words);
}

/** The name of a language; `mul` stands for several. */
export function languageName(tag: string): string {
  return tag === 'mul' ? 'Several languages' : (LANGUAGES.of(tag) ?? tag);
}

/** Languages for a choice, in the order of their names, each once. */
export function languageOptions(tags: readonly string[]): { value: string; name: string }[] {
  return [...new Set(tags)]
    .map((value) => ({ value, name: languageName(value) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
