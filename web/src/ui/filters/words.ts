import { wholeNumber } from '../../platform/language/whole-number';

const PLURAL = new Intl.PluralRules('en');
// Made when they are first needed: both load tables, for which a slow phone stands still.
let list: Intl.ListFormat | undefined;
let languages: Intl.DisplayNames | undefined;

/**
 * A whole sentence that agrees with a number.
 *
 * @param sentences `#` stands for the number
 */
export function counted(count: number, sentences: { one: string; other: string }): string {
  const sentence = PLURAL.select(count) === 'one' ? sentences.one : sentences.other;
  return sentence.replace('#', wholeNumber(count));
}

/** `a, b, and c` */
export function listed(words: readonly string[]): string {
  list ??= new Intl.ListFormat('en', { type: 'conjunction' });
  return list.format(words);
}

/** The name of a language; `mul` stands for several. */
export function languageName(tag: string): string {
  if (tag === 'mul') return 'Several languages';
  languages ??= new Intl.DisplayNames(['en'], { type: 'language' });
  return languages.of(tag) ?? tag;
}

/** Languages for a choice, in the order of their names, each once. */
export function languageOptions(tags: readonly string[]): { value: string; name: string }[] {
  return [...new Set(tags)]
    .map((value) => ({ value, name: languageName(value) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
