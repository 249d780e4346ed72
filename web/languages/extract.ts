import { transformSync } from '@babel/core';
import extractMessages, { type ExtractedMessage } from '@lingui/babel-plugin-extract-messages';
import linguiMacro from '@lingui/babel-plugin-lingui-macro';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGS, type Catalog, po, readCatalog } from './catalog';
import { LANGUAGES } from './languages';
import { LINGUI, MACROS } from './vite-plugin';

const PROJECT = join(import.meta.dirname, '../..');
const SOURCES = ['domain/src', 'contract/src', 'web/src'];
const TEMPLATES = 'templates';

/** The catalog of a source file: its feature's, or that of the folder beside the features. */
function nameOf(file: string): string {
  const [workspace = '', , folder = '', feature = ''] = file.split('/');
  if (folder === 'features') return feature;
  if (workspace !== 'web') return workspace;
  return feature === '' ? 'app' : folder;
}

/** All messages of the code, by the name of their catalog. */
export function extractCatalogs(): Map<string, Catalog> {
  const catalogs = new Map<string, Catalog>();
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(PROJECT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  for (const file of files.filter((one) => /(?<!\.test)\.tsx?$/.test(one)).sort()) {
    const code = readFileSync(join(PROJECT, file), 'utf8');
    if (!MACROS.test(code)) continue;
    const catalog = catalogs.get(nameOf(file)) ?? {};
    catalogs.set(nameOf(file), catalog);
    for (const { id, message = '', comment } of messagesOf(code, file)) {
      const known = catalog[id];
      const origin = [...(known?.origin ?? []), [file] as [string]];
      const comments = [
        ...new Set([...(known?.comments ?? []), ...(comment === undefined ? [] : [comment])]),
      ];
      catalog[id] = { message, translation: '', origin: uniqueOrigins(origin), comments, obsolete: false };
    }
  }
  return catalogs;
}

function uniqueOrigins(origins: readonly [string, number?][]): [string][] {
  return [...new Set(origins.map(([file]) => file))].map((file) => [file]);
}

function messagesOf(code: string, filename: string): ExtractedMessage[] {
  const found: ExtractedMessage[] = [];
  transformSync(code, {
    filename,
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      [linguiMacro, { extract: true, stripMessageField: false, linguiConfig: LINGUI }],
      [extractMessages, { onMessageExtracted: (message: ExtractedMessage) => found.push(message) }],
    ],
  });
  return found;
}

/** The PO files as they should be: a template a feature, and for each language the same with its translations. */
export function catalogFiles(folder: string = CATALOGS): Map<string, string> {
  const files = new Map<string, string>();
  for (const [name, catalog] of extractCatalogs()) {
    const add = (file: string, tag: string | null, messages: Catalog) => {
      const filename = join(folder, file);
      const existing = existsSync(filename) ? readFileSync(filename, 'utf8') : null;
      files.set(
        file,
        po.serialize(messages, { locale: tag, sourceLocale: 'en', filename, existing }) as string,
      );
    };
    add(`${TEMPLATES}/${name}.pot`, null, catalog);
    for (const { tag } of LANGUAGES.slice(1)) {
      const translated = readCatalog(join(folder, tag, `${name}.po`), tag);
      const entries = Object.entries(catalog).map(([id, message]) => {
        return [id, { ...message, translation: translated[id]?.translation ?? '' }] as const;
      });
      add(`${tag}/${name}.po`, tag, Object.fromEntries(entries));
    }
  }
  return files;
}

/** Brings all PO files up to date with the code. @returns their number */
export function writeCatalogs(folder: string = CATALOGS): number {
  const files = catalogFiles(folder);
  for (const [file, text] of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return files.size;
}
