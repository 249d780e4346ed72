import type { LegalTextName, LegalTextPageData } from '@stillgrove/contract/legal-texts';

const empty = (name: LegalTextName): LegalTextPageData => ({
  name,
  text: { intro: '', sections: [] },
  versions: [],
});

/** Stands for the legal texts where a test is about something else. */
export const NO_LEGAL_TEXTS = {
  privacy: empty('privacy'),
  terms: empty('terms'),
  imprint: empty('imprint'),
};
