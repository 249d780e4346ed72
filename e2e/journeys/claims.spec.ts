// one-screen: desktop
import { DEFAULT_SITE } from '../../contract/src/default-site';
import type { Site } from '../../contract/src/site';
import { sentencesIn } from '../../scripts/words/sentences-in';
import { type Claim, CLAIMS, type Crawl, legalEvidenceOf, legalProblems } from '../support/claims';
import { crawl } from '../support/crawled-pages';
import { ARTICLE_PATHS, PUBLIC_PAGES } from '../support/page-lists';
import { expect, test } from '../support/test';

test.use({ instanceSettings: { SESSION_DAYS: '14' } });

const SESSION_DAYS = 14;

/** Words that make a sentence a claim: it can turn out to be wrong, and someone may rely on it. */
const CLAIMING =
  /\b(?:never|always|no one|nothing|free|within|offline|encrypted|anonymous\w*|guarantee\w*|promise\w*|trackers?|tracked|ads|advertising|open[- ]source|sell|can’t see|team can see|24\/7)\b|\b(?:without|needs? no|no) (?:an )?account\b|\b\d+(?:\+|%|k\b| (?:hours?|days?|months?|years?)\b)|\bover \d+/i;

/**
 * Facts about health stand in the articles beside their sources, links in the library beside their addresses, and
 * numbers to call on the help page beside theirs; tests of their own hold them.
 */
const ELSEWHERE: readonly string[] = ['/articles', ...ARTICLE_PATHS, '/help', '/resources', '/header'];

const FILLED: Site = {
  ...DEFAULT_SITE,
  name: 'Quiet Hill',
  operatorName: 'Quiet Hill Trust',
  legalForm: 'charity',
  email: 'hello@quiet-hill.org',
  phone: '+1 555 0100',
  host: 'Example Hosting, Iceland',
  dataProtectionContact: 'privacy@quiet-hill.org',
  imprint: {
    representative: 'Ana Ray, chair',
    register: 'Register of Charities 1234',
    vatId: 'XX123456789',
    supervisor: 'The state board of counselors',
    authorities: 'law@quiet-hill.org',
  },
  minimumAge: 14,
  asksBirthYear: true,
  emailService: 'Example Email, Norway',
  newsletterService: 'Example Letters, Canada',
  videoCallService: 'Example Meet, Iceland',
  otherCountries: 'Subscriptions go to Canada.',
  answerHours: 48,
  crisisRole: true,
  fullMessageAlerts: true,
  services: ['counseling', 'workshops'],
  sampleServices: false,
  sampleFigures: false,
  stats: { ...DEFAULT_SITE.stats, shown: false },
};

async function routesOf(origin: string): Promise<string[]> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as { paths: object };
  return Object.keys(document.paths);
}

const makes = ({ says }: Claim, sentence: string, found: Crawl) =>
  says instanceof RegExp ? says.test(sentence) : says(sentence, found);

/** Claims of the pages for which there is no evidence, each as `path: sentence`. */
function unproven(found: Crawl): string[] {
  return found.pages
    .filter(({ path }) => !ELSEWHERE.includes(path))
    .flatMap(({ path, html }) => [...new Set(sentencesIn(html))].map((sentence) => ({ path, sentence })))
    .filter(({ sentence }) => CLAIMING.test(sentence))
    .filter(({ sentence }) => !CLAIMS.some((claim) => makes(claim, sentence, found) && claim.holds(found)))
    .map(({ path, sentence }) => `${path}: ${sentence}`);
}

/** Claims that some page makes and that do not hold. */
function untrue(found: Crawl): string[] {
  const sentences = found.pages.flatMap(({ html }) => sentencesIn(html));
  return CLAIMS.filter(
    (claim) => sentences.some((sentence) => makes(claim, sentence, found)) && !claim.holds(found),
  ).map(({ evidence }) => evidence);
}

test(
  'each claim of the public pages follows from code, setting or data, whatever the operator has set',
  { tag: '@desktop' },
  async ({ instance }) => {
    const crawlAs = async (site: Site): Promise<Crawl> => ({
      site,
      sessionDays: SESSION_DAYS,
      pages: await crawl(instance.url, PUBLIC_PAGES),
      routes: await routesOf(instance.url),
      legal: await legalEvidenceOf(site, SESSION_DAYS),
    });

    await test.step('as it is installed', async () => {
      const found = await crawlAs(DEFAULT_SITE);
      expect.soft(legalProblems(found), 'sentences of the legal texts that are not held').toEqual([]);
      expect.soft(untrue(found), 'claims that do not hold').toEqual([]);
      expect.soft(unproven(found), 'claims without evidence').toEqual([]);
    });

    await test.step('with all of its settings filled', async () => {
      const value = JSON.stringify(FILLED).replaceAll("'", "''");
      await instance.changeStored(
        `insert into settings (name, value, version) values ('site', '${value}', 1)`,
      );
      const found = await crawlAs(FILLED);
      expect(found.pages.find(({ path }) => path === '/imprint')?.html).toContain('Quiet Hill Trust');
      expect.soft(legalProblems(found), 'sentences of the legal texts that are not held').toEqual([]);
      expect.soft(untrue(found), 'claims that do not hold').toEqual([]);
      expect.soft(unproven(found), 'claims without evidence').toEqual([]);
    });
  },
);
