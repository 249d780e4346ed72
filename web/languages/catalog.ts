import type { CatalogType } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from './languages';
import { PSEUDO } from './pseudo-language';

export const CATALOGS = join(import.meta.dirname, '../locales');
export const po = formatter({ lineNumbers: false, printPlaceholdersInComments: false });

const TAG = /(<\/?\d+\/?>)/;
const [SOURCE] = LANGUAGES;

/** The text of a message in the language of a build, ready for Lingui to fill in its values. */
export type Translate = (id: string, english: string) => CompiledMessage;

/**
 * All messages of a language. A message without a translation stays English.
 *
 * @param catalogs the folder that has one folder a language, and in it one PO file a feature
 * @throws if a translation's placeholders, tags or plural forms are not those that it needs
 */
export function messagesIn(tag: string, catalogs: string = CATALOGS): Translate {
  if (tag === SOURCE.tag) return (_id, english) => compileMessageOrThrow(english);
  const pseudo = PSEUDO[tag];
  if (pseudo !== undefined) {
    const outsideTags = (text: string) =>
      text
        .split(TAG)
        .map((part) => (TAG.test(part) ? part : pseudo(part)))
        .join('');
    return (_id, english) => compileMessageOrThrow(english, outsideTags);
  }
  const translations = readCatalogs(join(catalogs, tag), tag);
  return (id, english) => {
    const source = compileMessageOrThrow(english);
    const translation = translations.get(id);
    if (translation === undefined) return source;
    const translated = compileMessageOrThrow(translation);
    const problem = differenceOf(source, translated, tag);
    if (problem !== null) throw new Error(`The ${tag} translation of “${english}” ${problem}.`);
    return translated;
  };
}

/** What one PO file has, by the ids of its messages. */
export type Catalog = CatalogType;

/** Nothing if the file is not there. */
export function readCatalog(filename: string, tag: string): Catalog {
  if (!existsSync(filename)) return {};
  const context = { locale: tag, sourceLocale: 'en', filename };
  return po.parse(readFileSync(filename, 'utf8'), context) as Catalog;
}

function readCatalogs(folder: string, tag: string): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const messages = names.flatMap((name) => Object.entries(readCatalog(join(folder, name), tag)));
  return new Map(
    messages.flatMap(([id, { translation }]) => (translation === '' ? [] : [[id, translation] as const])),
  );
}

/** What is wrong with a translation, to be read after its name; null if nothing is. */
export function differenceOf(
  source: CompiledMessage,
  translated: CompiledMessage,
  tag: string,
): string | null {
  const [needed, used] = [partsOf(source), partsOf(translated)];
  const missing = [...needed].filter((part) => !used.has(part));
  if (missing.length > 0) return `lacks ${missing.join(', ')}`;
  const extra = [...used].filter((part) => !needed.has(part));
  if (extra.length > 0) return `has ${extra.join(', ')}, which the English text has not`;
  const categories = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const forms = pluralsOf(translated).find((cases) => categories.some((category) => !(category in cases)));
  return forms === undefined ? null : `needs the plural forms ${categories.join(', ')}`;
}

/** The names of placeholders, as `{name}`, and tags. */
function partsOf(message: CompiledMessage): Set<string> {
  return new Set(
    message.flatMap((token) => {
      if (typeof token === 'string') return token.match(/<\/?\d+\/?>/g) ?? [];
      const [name, , format] = token;
      return [`{${name}}`, ...choicesOf(format).flatMap((choice) => [...partsOf(choice)])];
    }),
  );
}

function pluralsOf(message: CompiledMessage): object[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [, type, format] = token;
    const inner = choicesOf(format).flatMap(pluralsOf);
    return type === 'plural' ? [format as object, ...inner] : inner;
  });
}

/** The texts of a plural or a select. */
function choicesOf(format: unknown): CompiledMessage[] {
  if (typeof format !== 'object' || format === null) return [];
  return Object.values(format).filter((value): value is CompiledMessage => Array.isArray(value));
}
