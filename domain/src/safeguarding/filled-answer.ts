/** A number as it is written into an answer. */
export type AnswerNumber = {
  readonly country: string;
  /** In the order in which they should be tried, such as `Emergency: call 112`. Each gets a line of its own. */
  readonly numbers: readonly string[];
};

const CHECK = '[Check these numbers, then delete this line.]';
const ADD =
  '[Add the emergency number and a support line of the person’s country. You find them in Helplines.]';

/**
 * A first answer with the numbers of the countries that a site serves; what is left to a person stands in
 * brackets (`bracketsLeft`).
 */
export function filledAnswer(text: string, countries: readonly AnswerNumber[]): string {
  const known = countries.filter(({ numbers }) => numbers.length > 0);
  const lines = known.map(({ country, numbers }) =>
    [country, ...numbers.map((one) => `- ${one}`)].join('\n'),
  );
  const filling = known.length === 0 ? ADD : `${CHECK}\n${lines.join('\n\n')}`;
  return text.replaceAll('{helplines}', () => filling);
}

/** The parts of a first answer that an operator has to replace: `[Check …]`, `[Add …]`, `[Write …]`, `[Your …]`. */
const TO_REPLACE = /\[(?:Check|Add|Write|Your)\b[^\]]*\]/g;

/** @returns what an operator still has to replace in an answer, in its order */
export function bracketsLeft(answer: string): string[] {
  return answer.match(TO_REPLACE) ?? [];
}
