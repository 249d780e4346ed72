import { pageLanguage } from '../../../platform/language/page-language';

/** Languages of many people that have no tag of two letters, sign languages among them. */
const THREE_LETTERS = [
  'ase',
  'ast',
  'awa',
  'bho',
  'brx',
  'ceb',
  'ckb',
  'doi',
  'fil',
  'hak',
  'haw',
  'hmn',
  'kok',
  'lus',
  'mai',
  'mni',
  'nan',
  'nso',
  'raj',
  'sat',
  'shi',
  'tcy',
  'wuu',
  'yue',
];

/** Every language that has a tag of two letters and a name in the page's language, and some more, by name. */
export function knownLanguages(): { value: string; name: string }[] {
  const names = new Intl.DisplayNames([pageLanguage()], { type: 'language', fallback: 'none' });
  const byName = new Map<string, string>();
  for (const tag of [...twoLetters(), ...THREE_LETTERS]) {
    const name = names.of(tag);
    if (name !== undefined && Intl.getCanonicalLocales(tag)[0] === tag) byName.set(name, tag);
  }
  return [...byName]
    .map(([name, value]) => ({ value, name }))
    .sort((one, other) => one.name.localeCompare(other.name, pageLanguage()));
}

function twoLetters(): string[] {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
  return letters.flatMap((first) => letters.map((second) => first + second));
}
