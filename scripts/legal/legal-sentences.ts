import { DEFAULT_LEGAL_TEXTS } from '../../content/src/legal-texts/default-texts';
import type { LegalFacts } from '../../content/src/legal-texts/facts';
import { renderSectionedMarkdown } from '../../content/src/sectioned-markdown';
import { INVENTORY, type Kept } from '../../domain/src/retention/inventory';
import { sentencesIn } from '../words/sentences-in';
import { LEGAL_CLAIMS } from './claims';
import { allTests, declaredOperations, type Evidence, problemOf } from './held-by';
import { NO_CLAIMS } from './no-claims';

/** All sentences of the legal texts that are made of these facts, without the headings of their sections. */
export function legalSentences(facts: LegalFacts): ReadonlySet<string> {
  return new Set(
    Object.values(DEFAULT_LEGAL_TEXTS).flatMap((make) => {
      const { intro, sections } = renderSectionedMarkdown(make(facts));
      const html = [intro, ...sections.map((section) => section.html)].join('\n');
      return sentencesIn(html.replaceAll(/<h3>.*?<\/h3>/g, ''));
    }),
  );
}

const matches = (pattern: string | RegExp, sentence: string) =>
  typeof pattern === 'string' ? pattern === sentence : pattern.test(sentence);

const TITLES: ReadonlySet<string> = new Set(
  Object.values<Kept>(INVENTORY).flatMap(({ words }) =>
    words === null ? [] : [words.title, `${words.title}:`],
  ),
);

/** Whether a sentence consists of what the operator entered, and of nothing else. */
function isOwnWords(sentence: string, facts: LegalFacts): boolean {
  const {
    operatorName,
    address,
    host,
    emailService,
    newsletterService,
    videoCallService,
    otherCountries,
    imprint,
  } = facts;
  const own = [
    operatorName,
    address,
    host,
    emailService,
    newsletterService,
    videoCallService,
    otherCountries,
    ...Object.values(imprint),
  ];
  return own.some((words) => words !== '' && `${words}.`.includes(sentence));
}

const isNoClaim = (sentence: string, facts: LegalFacts) =>
  TITLES.has(sentence) ||
  isOwnWords(sentence, facts) ||
  Object.values(NO_CLAIMS)
    .flat()
    .some((pattern) => matches(pattern, sentence));

const claimsIn = (sentence: string) =>
  LEGAL_CLAIMS.filter(({ says }) => says.some((pattern) => matches(pattern, sentence)));

/** Whether the legal texts claim something by a sentence. */
export const isLegalClaim = (sentence: string) => claimsIn(sentence).length > 0;

/** @param sentencesWith may be another one than that of the texts, to see that a sentence without evidence is found */
export async function legalEvidence(
  facts: LegalFacts,
  sentencesWith: Evidence['sentencesWith'] = legalSentences,
): Promise<Evidence> {
  return { operations: await declaredOperations(), tests: allTests(), facts, sentencesWith };
}

/** Sentences that nothing holds, each with what is missing. */
export function unheldSentences(sentences: Iterable<string>, evidence: Evidence): string[] {
  return [...sentences].flatMap((sentence) => {
    const claims = claimsIn(sentence);
    if (claims.length === 0)
      return isNoClaim(sentence, evidence.facts) ? [] : [`${sentence} (nothing is said to hold it)`];
    return claims
      .flatMap(({ heldBy }) => heldBy)
      .flatMap((holder) => problemOf(sentence, holder, evidence) ?? [])
      .map((problem) => `${sentence} (${problem})`);
  });
}

/** Claims and other sentences that are listed, and that no text says. */
export function unsaidPatterns(sentences: readonly string[]): string[] {
  return [...LEGAL_CLAIMS.flatMap(({ says }) => says), ...Object.values(NO_CLAIMS).flat()]
    .filter((pattern) => !sentences.some((sentence) => matches(pattern, sentence)))
    .map(String);
}
