import type { InputOf } from '@stillgrove/contract/operation';
import type { OperatorQuestion } from '@stillgrove/contract/operator-faq';
import * as operations from '@stillgrove/contract/operations/faq';
import { call } from '../../platform/http/call';
import { queryOf, WHILE_EDITING } from '../../platform/query/query';
import { withProof } from '../../ui/re-authentication/proof';

export const readQuestions = () => call(operations.listQuestions);

export const questionsQuery = { ...queryOf(operations.listQuestions), ...WHILE_EDITING };

export type QuestionBody = InputOf<typeof operations.saveQuestion>['body'];

export const addQuestion = (body: QuestionBody) => withProof(() => call(operations.addQuestion, { body }));

export const saveQuestion = (id: OperatorQuestion['id'], body: QuestionBody) =>
  withProof(() => call(operations.saveQuestion, { params: { id: String(id) }, body }));

/** Removes a question that was added here, or drops the correction of another. */
export const takeBackQuestion = (id: OperatorQuestion['id'], version: number) =>
  call(operations.restoreQuestion, { params: { id: String(id) }, body: { version } });

/** The answer as visitors would see it. */
export const previewAnswer = (answer: string) => call(operations.previewAnswer, { body: { answer } });
