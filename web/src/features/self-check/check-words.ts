import { plural, t } from '@lingui/core/macro';
import type { FormId, InstrumentId } from '@stillgrove/domain/self-checks/forms';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';

type CheckWords = {
  /** Follows the # of the address, which no browser sends anywhere. */
  readonly hash: string;
  /** Named by the feeling and not by an illness. */
  readonly name: string;
  readonly about: string;
  readonly length: string;
};

export const CHECK_WORDS: Readonly<Record<InstrumentId, CheckWords>> = {
  'who-5': {
    hash: 'well-being',
    name: t`How am I doing?`,
    about: t`Five sentences about how the last two weeks felt.`,
    length: t`About 1 minute`,
  },
  'phq-9': {
    hash: 'low-mood',
    name: t`My mood is low`,
    about: t`Two questions, and seven more if you want to go on.`,
    length: t`1 to 3 minutes`,
  },
  'gad-7': {
    hash: 'worry',
    name: t`I worry a lot`,
    about: t`Two questions, and five more if you want to go on.`,
    length: t`1 to 3 minutes`,
  },
};

/** What a form is called: the questionnaire, or the short one at its beginning. */
export function formName(questionnaire: Questionnaire, form: FormId): { name: string; fullName: string } {
  return form === questionnaire.instrument ? questionnaire : (questionnaire.short ?? questionnaire);
}

export function placeInWords(item: number, items: number): string {
  return t`Question ${item + 1} of ${items}`;
}

/** What the longer form adds. */
export function longerInWords(more: number): string {
  return plural(more, { one: 'Go on with # more question', other: 'Go on with # more questions' });
}
