import type { LegalTextName, SectionedHtml } from '@stillgrove/contract/legal-texts';
import { html } from '../../platform/html';
import { plainPage } from '../../platform/http/plain-page';
import type { StoredLegalText } from './store';

const TITLES: Readonly<Record<LegalTextName, string>> = {
  privacy: 'Privacy',
  terms: 'Terms',
  imprint: 'Imprint',
};

/** A version of a text as a page. @param text as our Markdown made it */
export function versionPage(
  name: LegalTextName,
  { version, changedAt, note }: StoredLegalText,
  { intro, sections }: SectionedHtml,
): string {
  const since = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(changedAt);
  const title = `${TITLES[name]}, version ${String(version)}`;
  return plainPage(
    title,
    html`<p>Valid from ${since}. ${note}</p>
      <p><a href="/${name}">Read the current version</a></p>
      ${{ markup: intro }}
      ${sections.map(
        (section) =>
          html`<h2>${section.title}</h2>
            ${{ markup: section.html }}`,
      )}`,
  );
}

/** Says that there is no such version. */
export function noVersionPage(name: LegalTextName): string {
  return plainPage('There is no such version', html`<p><a href="/${name}">Read the current version</a></p>`);
}
