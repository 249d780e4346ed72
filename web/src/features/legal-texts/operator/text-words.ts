import { t } from '@lingui/core/macro';
import type { LegalTextName } from '@stillgrove/contract/legal-texts';
import type { OperatorLegalTextAnswer } from '@stillgrove/contract/operator-legal-texts';

export const TEXT_TITLES: Readonly<Record<LegalTextName, string>> = {
  privacy: t`Privacy`,
  terms: t`Terms`,
  imprint: t`Imprint`,
};

/** Where a text comes from, and what follows from that. */
export function standing({ own }: OperatorLegalTextAnswer): string {
  return own
    ? t`Your own text. It doesn’t change when the settings change.`
    : t`Default text. It follows the settings of this site.`;
}
