import { countInWords } from '@stillgrove/domain/articles/count-in-words';
import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import { crisisRoleSentence } from '@stillgrove/domain/site/crisis-role';
import { type ServiceId, servicesSentence } from '@stillgrove/domain/site/services';

type Written = {
  /** `{articles}` stands for the number of articles, in words. */
  readonly answer: string;
  /** What takes the place of an answer that claims what only the operator can say. */
  readonly settled?: { readonly claim: 'services' | 'answer-time'; readonly answer: string } | undefined;
};

/** What the operator said, as the site's settings hold it. */
type Said = {
  readonly services: readonly ServiceId[];
  readonly sampleServices: boolean;
  readonly answerHours: number | null;
  readonly crisisRole: boolean;
};

/**
 * A question as one site tells it: with its sample answer until the operator has said what holds, then with the one
 * made from the settings.
 *
 * @param articles how many there are
 */
export function toldQuestion<Question extends Written>(
  { settled, ...question }: Question,
  site: Said,
  articles: number,
): Omit<Question, 'settled'> & { readonly sample: boolean } {
  const shown = {
    ...question,
    answer: question.answer.replaceAll('{articles}', () => countInWords(articles)),
    sample: false,
  };
  if (settled === undefined) return shown;
  const unsaid = site.sampleServices && (settled.claim === 'services' || site.answerHours === null);
  return unsaid ? { ...shown, sample: true } : { ...shown, answer: filled(settled.answer, site) };
}

function filled(answer: string, { services, answerHours, crisisRole }: Said): string {
  return answer
    .replaceAll('{services}', () => servicesSentence(services))
    .replaceAll('{answerTime}', () => answerTimeSentence(answerHours))
    .replaceAll('{crisisRole}', () => crisisRoleSentence(crisisRole));
}
