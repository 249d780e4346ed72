import { t } from '@lingui/core/macro';
import type { CountryHelp } from '@stillgrove/contract/helplines';
import { emergencyLines, supportLines } from '@stillgrove/domain/help/services';
import type { AnswerNumber } from '@stillgrove/domain/safeguarding/filled-answer';

/** So many support lines fit into an answer that is read in a bad hour. */
const SUPPORT_MOST = 3;

/** The numbers of the countries that a site serves, the emergency number first, for operators to check. */
export function answerNumbers(served: readonly string[], helplines: readonly CountryHelp[]): AnswerNumber[] {
  return helplines
    .filter(({ country }) => served.includes(country))
    .map(({ name, lines }) => ({
      country: name,
      numbers: [
        ...emergencyLines(lines)
          .slice(0, 1)
          .map(({ number }) => t`emergency ${number}`),
        ...supportLines(lines)
          .slice(0, SUPPORT_MOST)
          .map(({ name: line = '', way, number }) => `${line} ${way} ${number}`.trim()),
      ],
    }));
}
