import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LegalFacts } from '../../content/src/legal-texts/facts';
import { bundledHelplines } from '../../content/src/helplines/helplines';
import { readResources } from '../../content/src/resources/resources';
import type { Site } from '../../contract/src/site';
import { activitiesWith } from '../../domain/src/activities/activities';
import { countInWords } from '../../domain/src/articles/count-in-words';
import { isOldEnough } from '../../domain/src/accounts/minimum-age';
import { refuseAward, roundAward } from '../../domain/src/points/rules';
import { INVENTORY, type Kept } from '../../domain/src/retention/inventory';
import { answerTimeSentence } from '../../domain/src/site/answer-time';
import { crisisRoleSentence } from '../../domain/src/site/crisis-role';
import { servicesSentence } from '../../domain/src/site/services';
import { legalFacts } from '../../server/src/features/legal-texts/legal-facts';
import { LIFETIME_MS } from '../../server/src/platform/emailed-links/emailed-links';
import { FIRST_PAGES, FURTHER_PAGES } from '../../web/src/service-worker/kept-pages';
import type { Evidence } from '../../scripts/legal/held-by';
import { legalEvidence, legalSentences, unheldSentences } from '../../scripts/legal/legal-sentences';
import { sentencesIn } from '../../scripts/words/sentences-in';
import type { CrawledPage } from './crawled-pages';
import { ARTICLE_PATHS, ARTICLES } from './page-lists';

/** An instance as a visitor finds it, and what its operator set. */
export type Crawl = {
  readonly site: Site;
  readonly sessionDays: number;
  readonly pages: readonly CrawledPage[];
  /** Names of all routes of the API. */
  readonly routes: readonly string[];
  /** What is asked of all that holds a sentence of the legal texts. */
  readonly legal: Evidence;
};

export type Claim = {
  /** Sentences that make it. */
  readonly says: RegExp | ((sentence: string, crawl: Crawl) => boolean);
  /** Where it follows from, in words. */
  readonly evidence: string;
  /** Computes it from code, settings or data. */
  readonly holds: (crawl: Crawl) => boolean;
};

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(ROOT + file, 'utf8');
const HOUR_MS = 3_600_000;

const isMarked = (crawl: Crawl, words: RegExp) =>
  crawl.pages.some(({ path, html }) => path === '/faq' && words.test(html));

/** Every table that the server keeps. */
const TABLES = Object.values<Kept>(INVENTORY).flatMap(({ columns }) => Object.keys(columns));

/** What can be paid with, as packages and routes would name it. */
const PAYING = /\b(?:stripe|paypal|braintree|checkout|payments?|invoices?|subscription-fee)\b/i;

const loadsNothingFromOthers = ({ pages }: Crawl) =>
  pages.every(
    ({ html, csp }) =>
      !/<(?:script|img|iframe|video|audio|source|link rel="(?:stylesheet|preload)")[^>]*(?:src|href)="(?:https?:)?\/\//i.test(
        html,
      ) &&
      csp.includes("default-src 'none'") &&
      csp.includes("connect-src 'self'") &&
      (csp.match(/https?:\/\/[^\s;]+/g) ?? []).every(
        (origin) => origin === 'https://www.youtube-nocookie.com',
      ),
  );

const takesNoMoney = ({ routes }: Crawl) =>
  !routes.some((route) => PAYING.test(route)) &&
  ['web', 'server'].every((part) => !PAYING.test(read(`${part}/package.json`)));

/** No call of the operators' area is about what people do for themselves. */
const operatorsSeeNoDeeds = ({ routes }: Crawl) =>
  routes.some((route) => route.includes('/operator/')) &&
  !routes.some((route) => /\/operator\/.*(?:points|diary|visits|awards)/.test(route));

/** Everyone whom data can reach by the product or by its team. */
const RECIPIENTS = [
  'The team of this site',
  'Whoever runs the server',
  'Your therapist',
  'ervice for video calls',
  'mail service',
  'ewsletter program',
  'Our host',
  'Emergency services or child protection',
  'YouTube (Google)',
  'Courts or authorities',
];

const opensForAnyone = (paths: readonly string[]) => (crawl: Crawl) =>
  paths.every((path) => crawl.pages.some((page) => page.path === path && page.status === 200));

/** What the legal texts of a crawled instance are made of. */
export function factsOf(site: Site, sessionDays: number): LegalFacts {
  return legalFacts(site, {
    sessionDays,
    legacyRecords: false,
    smtpUrl: 'smtp://localhost',
    backupsKept: 14,
    database: { engine: 'sqlite' },
  });
}

export const legalEvidenceOf = async (site: Site, sessionDays: number): Promise<Evidence> =>
  legalEvidence(factsOf(site, sessionDays));

const LEGAL_PAGES = ['/privacy', '/terms', '/imprint'];

/** The legal texts as they are made, whose sentences the registry of `scripts/legal/` holds one by one. */
const legalTextsOf = ({ legal }: Crawl) => legalSentences(legal.facts);

/** To make them takes a moment, and they are asked about each sentence of a crawl. */
const legalTexts = new WeakMap<Crawl, ReadonlySet<string>>();

function isInLegalText(sentence: string, crawl: Crawl): boolean {
  const known = legalTexts.get(crawl) ?? legalTextsOf(crawl);
  legalTexts.set(crawl, known);
  return known.has(sentence);
}

/** Sentences of the legal texts that the pages do not show, or that nothing holds. */
export function legalProblems(crawl: Crawl): string[] {
  const shown = new Set(
    crawl.pages.filter(({ path }) => LEGAL_PAGES.includes(path)).flatMap(({ html }) => sentencesIn(html)),
  );
  const texts = [...legalTextsOf(crawl)];
  return [
    ...texts.filter((sentence) => !shown.has(sentence)).map((sentence) => `${sentence} (not shown)`),
    ...unheldSentences(texts, crawl.legal),
  ];
}

/** Whether no page says what it would say if an operator had set something else. */
function saysOnlyWhatIsSet({ site, pages }: Crawl): boolean {
  const otherwise = [
    answerTimeSentence(site.answerHours === null ? 24 : null),
    crisisRoleSentence(!site.crisisRole),
    ...(site.services.length === 0 ? [] : [servicesSentence(['mindfulness'])]),
  ];
  const said = new Set(pages.flatMap(({ html }) => sentencesIn(html)));
  return otherwise.every((sentence) => !said.has(sentence));
}

/**
 * What the public pages claim, and what each claim follows from. A sentence that looks like a claim and is not here
 * fails the crawl: whoever writes it brings its evidence.
 */
export const CLAIMS: readonly Claim[] = [
  {
    says: /over 100 (?:free )?resources|over 100 .*links/i,
    evidence: 'the library of links',
    holds: () => readResources().length > 100,
  },
  {
    says: new RegExp(`\\b${countInWords(ARTICLES.length)} (?:mental health )?conditions\\b`, 'i'),
    evidence: 'the articles',
    holds: ({ pages }) =>
      ARTICLE_PATHS.every((path) => pages.some((page) => page.path === path && page.status === 200)),
  },
  {
    says: /\b(?:ads|advertising|trackers?|tracked)\b|(?:another|other) compan(?:y|ies)/i,
    evidence:
      'no page names a file of another origin, and the CSP lets none load; the player opens after a tap',
    holds: loadsNothingFromOthers,
  },
  {
    says: /\bfree\b|nothing to buy|costs? nothing|nothing is sold/i,
    evidence: 'neither a package nor a route takes money',
    holds: takesNoMoney,
  },
  {
    says: /open[- ]source|MIT License/i,
    evidence: 'LICENSE',
    holds: () => read('LICENSE').startsWith('MIT License'),
  },
  {
    says: /(?:without|need(?:s|ed)? no|no|don’t need an) (?:an )?account|without (?:signing in|telling us)|everyone can read|open to everyone|read everything public/i,
    evidence: 'the pages answer someone who is not signed in',
    holds: opensForAnyone(['/', '/help', '/articles', '/anxiety', '/resources', '/faq']),
  },
  {
    says: /\boffline\b|without a network|no network/i,
    evidence: 'the pages that the service worker keeps',
    holds: () => FIRST_PAGES.includes('/help') && FURTHER_PAGES.includes('/privacy'),
  },
  {
    says: /no one (?:else )?(?:watch|can see|read|but you)|no one watching|nothing you do|see(?:s)? what you/i,
    evidence: 'operators have no route to what people do for themselves, and the diary has no table',
    holds: (crawl) => operatorsSeeNoDeeds(crawl) && !TABLES.some((table) => /diary|journal/.test(table)),
  },
  {
    says: /\bnothing is lost\b|\bas you left it\b/i,
    evidence: 'no award takes points away, and the tree grows with their sum alone',
    holds: () =>
      activitiesWith('round').every((activity) => roundAward(activity, '1', '2027-01-01').points > 0) &&
      refuseAward({ ...roundAward('bubble', '1', '2027-01-01'), points: -1 }) !== null,
  },
  {
    says: /\bon every page\b/i,
    evidence: 'a link to help on each of them',
    holds: ({ pages }) => pages.every(({ html }) => html.includes('href="/help"')),
  },
  {
    says: /don’t sell your data|privacy page names/i,
    evidence: 'no page loads anything of others, and the privacy page names each recipient',
    holds: (crawl) =>
      loadsNothingFromOthers(crawl) &&
      crawl.pages.some(
        ({ path, html }) => path === '/privacy' && RECIPIENTS.every((one) => html.includes(one)),
      ),
  },
  {
    says: /team can see (?:messages|your name)/i,
    evidence: 'the routes of the operators’ area',
    holds: ({ routes }) =>
      ['messages', 'appointments', 'members'].every((noun) =>
        routes.some((route) => route.startsWith(`/api/v1/operator/${noun}`)),
      ),
  },
  {
    says: /They can’t see your diary/i,
    evidence: 'the diary has no table on the server',
    holds: () => !TABLES.some((table) => /diary|journal/.test(table)),
  },
  {
    says: /link works once|expires after 24 hours|within 24 hours, once/i,
    evidence: 'how long emailed links last',
    holds: () => LIFETIME_MS['reset-password'] === 24 * HOUR_MS,
  },
  {
    says: (sentence, { site }) =>
      [
        answerTimeSentence(site.answerHours),
        crisisRoleSentence(site.crisisRole),
        servicesSentence(site.services),
      ].some((said) => said.includes(sentence) || sentence.includes(said)),
    evidence: 'the setting of the operator, told by one sentence on all pages, and no page says another',
    holds: saysOnlyWhatIsSet,
  },
  {
    says: /^Support is available 24\/7|we respond within 24 hours|can offer individual counseling/i,
    evidence: 'marked as a sample on the page until the operator has said what holds',
    holds: (crawl) => crawl.site.sampleServices && isMarked(crawl, /sample answer/i),
  },
  {
    says: (sentence, { site }) =>
      site.stats.items.some(({ value, label }) => sentence === `${value} ${label}`),
    evidence: 'figures of the operator, or marked as samples on the page',
    holds: (crawl) => !crawl.site.sampleFigures || isMarked(crawl, /Sample figures/),
  },
  {
    says: (sentence, { site }) =>
      site.minimumAge !== null &&
      [`the year after you turn ${String(site.minimumAge)}`, `be ${String(site.minimumAge)} or older`].some(
        (words) => sentence.includes(words),
      ),
    evidence: 'the rule that sign-up goes by',
    holds: ({ site: { minimumAge } }) =>
      isOldEnough(2010, minimumAge, 2011 + (minimumAge ?? 0)) &&
      !isOldEnough(2010, minimumAge, 2010 + (minimumAge ?? 0)),
  },
  {
    says: /^All are open 24 hours a day, every day\.$/,
    evidence: 'the hours that the list of helplines has for the lines of many countries',
    holds: () =>
      ['US 988', 'CA 988', 'GB 116 123', 'IE 116 123', 'AU 13 11 14', 'IN 14416'].every((known) =>
        bundledHelplines().some(({ country, lines }) =>
          lines.some(
            ({ number, hours }) => `${country} ${number}` === known && hours === '24 hours a day, every day',
          ),
        ),
      ),
  },
  {
    says: /^This site hasn’t said who runs it yet/,
    evidence: 'shown until the operator has said who runs the site',
    holds: ({ site }) => site.operatorName === '',
  },
  {
    says: isInLegalText,
    evidence: 'each sentence is held by a setting, a column, an operation, a test or code of its own',
    holds: (crawl) => legalProblems(crawl).length === 0,
  },
];
