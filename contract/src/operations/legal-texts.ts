import { operation } from '../operation';
import {
  legalTextName,
  operatorLegalTextAnswer,
  legalTextSaveRequest,
  legalTextRestoreRequest,
  legalTextPreviewRequest,
  legalTextPreviewAnswer,
} from '../operator-legal-texts';
import { settingSavedAnswer } from '../setting-version';

export const readLegalText = operation({
  method: 'GET',
  path: '/api/v1/operator/legal-texts/:name',
  tag: 'Operator',
  summary: 'A legal text as it is shown, and its default',
  description: 'In Markdown, with the `version` that a save has to name.',
  access: 'operator',
  params: legalTextName,
  answer: operatorLegalTextAnswer,
});

export const saveLegalText = operation({
  method: 'PUT',
  path: '/api/v1/operator/legal-texts/:name',
  tag: 'Operator',
  summary: 'Publish a legal text of your own',
  description:
    'Adds a version; earlier ones stay readable. Markdown with headings, lists, emphasis and links; `{name}` and `{email}` stand for the site’s. Answers 409 when someone has saved since `version` was read.',
  access: 'operator',
  proof: 'recent',
  params: legalTextName,
  body: legalTextSaveRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version'],
});

export const restoreLegalText = operation({
  method: 'POST',
  path: '/api/v1/operator/legal-texts/:name/restore',
  tag: 'Operator',
  summary: 'Publish the default text again',
  description: 'Adds a version. Answers 409 when someone has saved since `version` was read.',
  access: 'operator',
  proof: 'recent',
  params: legalTextName,
  body: legalTextRestoreRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version'],
});

export const previewLegalText = operation({
  method: 'POST',
  path: '/api/v1/operator/legal-texts/preview',
  tag: 'Operator',
  summary: 'How a legal text will look',
  description: 'Its sections as visitors would get them. Stores nothing.',
  access: 'operator',
  proof: { none: 'It stores nothing.' },
  body: legalTextPreviewRequest,
  answer: legalTextPreviewAnswer,
});
