import { t } from '../language/message';

/** What kind of organization runs a site, as its operator says. */
export const LEGAL_FORMS = ['unsaid', 'charity', 'nonprofit', 'public', 'company', 'person'] as const;

export type LegalForm = (typeof LEGAL_FORMS)[number];

/** The one sentence that says who runs a site; an operator without a name has not said so yet. */
export function operatorSentence(operatorName: string, legalForm: LegalForm): string {
  if (operatorName === '') return t`The team of this site hasn’t entered its name yet.`;
  switch (legalForm) {
    case 'unsaid':
      return t`${operatorName} runs this site.`;
    case 'charity':
      return t`${operatorName}, a registered charity, runs this site.`;
    case 'nonprofit':
      return t`${operatorName}, a non-profit organization, runs this site.`;
    case 'public':
      return t`${operatorName}, a public body, runs this site.`;
    case 'company':
      return t`${operatorName}, a company, runs this site.`;
    case 'person':
      return t`${operatorName}, a private person, runs this site.`;
  }
}

/**
 * How the site presents itself: as the non-profit movement of the specification where an operator has said that it is
 * one, as the same but marked as a sample where no one has said anything, and as a movement elsewhere.
 */
export function movementOf(legalForm: LegalForm): 'non-profit' | 'sample' | 'plain' {
  if (legalForm === 'unsaid') return 'sample';
  return legalForm === 'charity' || legalForm === 'nonprofit' ? 'non-profit' : 'plain';
}
