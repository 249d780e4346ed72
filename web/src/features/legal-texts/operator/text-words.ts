import type { LegalTextName } from '@stillgrove/contract/legal-texts';
import type { OperatorLegalTextAnswer } from '@stillgrove/contract/operator-legal-texts';

export const TEXT_TITLES: Readonly<Record<LegalTextName, string>> = {
  privacy: 'Privacy',
  terms: 'Terms',
  imprint: 'Imprint',
};

/** Where a text is read and saved. */
export const pathOf = (name: LegalTextName) => `/api/v1/operator/legal-texts/${name}`;

/** Where a text comes from, and what follows from that. */
export function standing({ own }: OperatorLegalTextAnswer): string {
  return own
    ? 'Your own text. It does not change when the settings change.'
    : 'Default text. It follows the settings of this site.';
}
