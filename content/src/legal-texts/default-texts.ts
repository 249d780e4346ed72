import type { LegalFacts } from './facts';
import { defaultImprint } from './imprint';
import { defaultPrivacy } from './privacy';
import { defaultTerms } from './terms';

/** The texts as they are until an operator writes others, as Markdown made from settings and data inventory. */
export const DEFAULT_LEGAL_TEXTS = {
  privacy: defaultPrivacy,
  terms: defaultTerms,
  imprint: defaultImprint,
} as const satisfies Readonly<Record<string, (facts: LegalFacts) => string>>;
