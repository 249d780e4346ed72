import type { Question } from './faq';
import type { CountryHelp } from './helplines';
import type { LegalTextName, LegalTextPageData } from './legal-texts';
import type { Site } from './site';
import type { Therapist } from './therapists';

/** What the web build gives the server, so that pages are rendered where the settings are. */
export type PageBundle = {
  /** Every path that has HTML of its own, in its one spelling. */
  readonly paths: readonly string[];
  /** Those of the paths that are there for operators alone. */
  readonly forOperators: readonly string[];
  /** Those of the paths whose pages have data, found at `pageDataPath`. */
  readonly withData: readonly string[];
  /** Those of the paths that search engines may list. */
  readonly indexed: readonly string[];
  /** How many articles there are. */
  readonly articles: number;
  /** Old or alternative paths and where they lead. */
  readonly redirects: Readonly<Record<string, string>>;
  render(path: string, context: PageContext): Promise<RenderedPage>;
};

export type PageContext = {
  readonly site: Site;
  /** Where the instance is reached, without a slash at the end. */
  readonly publicUrl: string;
  /** The directory as stored in the database. */
  readonly therapists: readonly Therapist[];
  /** The bundled questions, corrected, and the operator's own; their answers in Markdown. */
  readonly questions: readonly Question[];
  /** The numbers of every country, corrected. */
  readonly helplines: readonly CountryHelp[];
  /** Privacy, terms and imprint as they are shown, with their versions. */
  readonly legalTexts: Readonly<Record<LegalTextName, LegalTextPageData>>;
};

export type RenderedPage = {
  readonly status: 200 | 404;
  /** The whole document. */
  readonly html: string;
  /** CSP source expressions of what stands inline in the document, such as `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** JSON of what the page shows beside its own words; null when there is nothing. */
  readonly data: string | null;
};

/** Where the data of a page is found, for visitors who come from another page. */
export function pageDataPath(path: string): string {
  return `/page-data${path === '/' ? '/index' : path}.json`;
}
