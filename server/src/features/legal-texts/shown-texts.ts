import { DEFAULT_LEGAL_TEXTS } from '@stillgrove/content/legal-texts/default-texts';
import type { LegalFacts } from '@stillgrove/content/legal-texts/facts';
import { renderSectionedMarkdown } from '@stillgrove/content/sectioned-markdown';
import {
  LEGAL_TEXTS,
  type LegalTextName,
  type LegalTextPageData,
  type LegalTextVersion,
  type SectionedHtml,
} from '@stillgrove/contract/legal-texts';
import type { Db } from '../../db/transaction';
import { html } from '../../platform/html';
import { listLegalTextVersions, readLegalText, type StoredLegalText } from './store';

/** The text as it would be made from the settings, in Markdown. */
export function defaultText(name: LegalTextName, facts: LegalFacts): string {
  return DEFAULT_LEGAL_TEXTS[name](facts);
}

/** The sections of a text as visitors see them; `{name}` and `{email}` of operators become the site's. */
export function shownText(
  markdown: string,
  { name, email }: Pick<LegalFacts, 'name' | 'email'>,
): SectionedHtml {
  const filled = (text: string, escape: (value: string) => string) =>
    text.replaceAll('{name}', () => escape(name)).replaceAll('{email}', () => escape(email));
  const inHtml = (value: string) => html`${value}`.markup;
  const { intro, sections } = renderSectionedMarkdown(markdown);
  return {
    intro: filled(intro, inHtml),
    sections: sections.map((section) => ({
      ...section,
      title: filled(section.title, (value) => value),
      html: filled(section.html, inHtml),
    })),
  };
}

/** A text as it is stored, without the words of its earlier versions. */
type LegalTextRecord = {
  /** Null until a first version is stored. */
  readonly stored: StoredLegalText | null;
  readonly versions: readonly LegalTextVersion[];
};

/** What is stored of each text. */
export async function readLegalTextRecords(db: Db): Promise<Record<LegalTextName, LegalTextRecord>> {
  const read = async (name: LegalTextName): Promise<LegalTextRecord> => ({
    stored: await readLegalText(db, name),
    versions: await listLegalTextVersions(db, name),
  });
  const [privacy, terms, imprint] = [await read('privacy'), await read('terms'), await read('imprint')];
  return { privacy, terms, imprint };
}

/** What each of the pages shows; the default text without a date where nothing is stored. */
export function shownLegalTexts(
  records: Record<LegalTextName, LegalTextRecord>,
  facts: LegalFacts,
): Record<LegalTextName, LegalTextPageData> {
  const shown = (name: LegalTextName): LegalTextPageData => {
    const { stored, versions } = records[name];
    return { name, text: shownText(stored?.markdown ?? defaultText(name, facts), facts), versions };
  };
  return { privacy: shown('privacy'), terms: shown('terms'), imprint: shown('imprint') };
}

/** The texts whose stored version is not what would be made from the settings now. */
export async function outdatedDefaults(
  db: Db,
  facts: LegalFacts,
): Promise<{ name: LegalTextName; stored: StoredLegalText | null; markdown: string }[]> {
  const found = [];
  for (const name of LEGAL_TEXTS) {
    const stored = await readLegalText(db, name);
    const markdown = defaultText(name, facts);
    if (stored?.own !== true && stored?.markdown !== markdown) found.push({ name, stored, markdown });
  }
  return found;
}
