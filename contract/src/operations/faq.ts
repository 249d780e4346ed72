import { operation } from '../operation';
import {
  operatorQuestionsAnswer,
  questionSaveRequest,
  questionId,
  answerPreviewRequest,
  answerPreviewAnswer,
} from '../operator-faq';
import { settingSavedAnswer, settingVersionRequest } from '../setting-version';

export const listQuestions = operation({
  method: 'GET',
  path: '/api/v1/operator/questions',
  tag: 'Operator',
  summary: 'Questions and answers as they are written',
  description:
    'The bundled ones with their corrections and the operators’ own, with the `version` that a save has to name.',
  access: 'operator',
  answer: operatorQuestionsAnswer,
});

export const addQuestion = operation({
  method: 'POST',
  path: '/api/v1/operator/questions',
  tag: 'Operator',
  summary: 'Add a question',
  description: 'The answer is one paragraph of Markdown with emphasis and links.',
  access: 'operator',
  proof: 'recent',
  body: questionSaveRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version', 'too-many-questions'],
});

export const saveQuestion = operation({
  method: 'PUT',
  path: '/api/v1/operator/questions/:id',
  tag: 'Operator',
  summary: 'Correct a question',
  description: 'Answers 409 when someone has saved since `version` was read; then read again.',
  access: 'operator',
  proof: 'recent',
  params: questionId,
  body: questionSaveRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version', 'unknown-question'],
});

export const restoreQuestion = operation({
  method: 'POST',
  path: '/api/v1/operator/questions/:id/take-back',
  tag: 'Operator',
  summary: 'Take back a correction, or remove a question of the operator’s own',
  description: 'Answers 409 when someone has saved since `version` was read.',
  access: 'operator',
  proof: { none: 'It brings back what ships with the site.' },
  params: questionId,
  body: settingVersionRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version', 'unknown-question'],
});

export const previewAnswer = operation({
  method: 'POST',
  path: '/api/v1/operator/questions/preview',
  tag: 'Operator',
  summary: 'How an answer will look',
  description: 'Its HTML as visitors would get it. Stores nothing.',
  access: 'operator',
  proof: { none: 'It stores nothing.' },
  body: answerPreviewRequest,
  answer: answerPreviewAnswer,
});
