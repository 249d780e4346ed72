import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import { crisisRoleSentence } from '@stillgrove/domain/site/crisis-role';
import { type ServiceId, servicesSentence } from '@stillgrove/domain/site/services';

type Written = {
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
 */
export function toldQuestion<Question extends Written>(
  { settled, ...question }: Question,
  site: Said,
): Omit<Question, 'settled'> & { readonly sample: boolean } {
  if (settled === undefined) return { ...question, sample: false };
  const unsaid = site.sampleServices && (settled.claim === 'services' || site.answerHours === null);
  return { ...question, answer: unsaid ? question.answer : filled(settled.answer, site), sample: unsaid };
}

function filled(answer: string, { services, answerHours, crisisRole }: Said): string {
  return answer
    .replaceAll('{services}', () => servicesSentence(services))
    .replaceAll('{answerTime}', () => answerTimeSentence(answerHours))
    .replaceAll('{crisisRole}', () => crisisRoleSentence(crisisRole));
}
