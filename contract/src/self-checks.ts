import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';

/** Those that the operator offers, in their order. */
export type SelfChecksPageData = { readonly questionnaires: readonly Questionnaire[] };
