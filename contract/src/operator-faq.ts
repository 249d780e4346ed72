import { t } from '@stillgrove/domain/language/message';
import * as z from 'zod/mini';
import { settingVersion } from './setting-version';
import { writtenLine } from './written-line';

const ANSWER_MAX_LENGTH = 3_000;

/** One paragraph of small Markdown. Line breaks mean no more than spaces in it, so they are not kept. */
const answer = z.string().check(z.overwrite((text) => text.replaceAll(/\s+/g, ' ')));

/** What an operator writes. */
const words = {
  category: z.enum(['general', 'account', 'services', 'support'], t`Choose a category.`),
  question: writtenLine(200, t`Write the question.`),
  answer: z.pipe(answer, writtenLine(ANSWER_MAX_LENGTH, t`Write the answer.`)),
};

const questionWords = z.strictObject(words);

/** What is stored: corrections of bundled questions, under their ids, and questions of the operator's own. */
export const storedQuestions = z.array(z.strictObject({ id: z.int(), ...words }));

/** To correct, to change or to add a question; `version` is the one that was read. */
export const questionSaveRequest = z.strictObject({ ...words, version: settingVersion });

export const questionId = z.strictObject({
  id: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
});

export const answerPreviewRequest = z.pick(questionWords, { answer: true });

export const answerPreviewAnswer = z.strictObject({
  success: z.literal(true),
  /** The answer as visitors will see it. */
  html: z.string(),
});

const shownWords = z.strictObject({ category: words.category, question: z.string(), answer: z.string() });

const operatorQuestion = z.extend(shownWords, {
  id: z.int(),
  /** As it came with the product, where an operator has corrected that. */
  bundled: z.nullable(shownWords),
  /** Added by an operator. */
  own: z.boolean(),
});

export const operatorQuestionsAnswer = z.strictObject({
  success: z.literal(true),
  /** As they are shown, in their order. */
  questions: z.array(operatorQuestion),
  version: settingVersion,
});

export type QuestionWords = z.infer<typeof questionWords>;
export type StoredQuestions = z.infer<typeof storedQuestions>;
export type OperatorQuestion = z.infer<typeof operatorQuestion>;
export type OperatorQuestionsAnswer = z.infer<typeof operatorQuestionsAnswer>;
