import type { CountryHelp } from '@stillgrove/contract/helplines';
import type { AnswerNumber } from '@stillgrove/domain/safeguarding/filled-answer';

/** So many numbers fit into an answer that is read in a bad hour. */
const LINES_MOST = 3;

/** The numbers of the countries that a site serves, the emergency number first, for operators to check. */
export function answerNumbers(served: readonly string[], helplines: readonly CountryHelp[]): AnswerNumber[] {
  return helplines
    .filter(({ country }) => served.includes(country))
    .map(({ name, emergency, crisis }) => ({
      country: name,
      numbers: [
        ...(emergency === null ? [] : [`emergency ${emergency.number}`]),
        ...crisis.slice(0, LINES_MOST).map(({ number }) => number),
      ],
    }));
}
