import { t } from '@lingui/core/macro';
import { pageLanguage } from '../../platform/language/page-language';

// Made when they are first needed: both load tables, for which a slow phone stands still.
let list: Intl.ListFormat | undefined;
let languages: Intl.DisplayNames | undefined;

/** `a, b, and c` */
export function listed(words: readonly string[]): string {
  list ??= new Intl.ListFormat(pageLanguage(), { type: 'conjunction' });
  return list.format(words);
}

/** The name of a language; `mul` stands for several. */
export function languageName(tag: string): string {
  if (tag === 'mul') return t`Several languages`;
  languages ??= new Intl.DisplayNames([pageLanguage()], { type: 'language' });
  return languages.of(tag) ?? tag;
}

/** Languages for a choice, in the order of their names, each once. */
export function languageOptions(tags: readonly string[]): { value: string; name: string }[] {
  return [...new Set(tags)]
    .map((value) => ({ value, name: languageName(value) }))
    .sort((one, other) => one.name.localeCompare(other.name, pageLanguage()));
}
