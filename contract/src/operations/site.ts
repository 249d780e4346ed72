import { operation } from '../operation';
import { operatorSiteAnswer, siteSaveRequest } from '../operator-site';
import { settingSavedAnswer } from '../setting-version';

export const readOperatorSite = operation({
  method: 'GET',
  path: '/api/v1/operator/site',
  tag: 'Operator',
  summary: 'What the instance says about itself',
  description: 'With the `version` that a save has to name.',
  access: 'operator',
  answer: operatorSiteAnswer,
});

export const saveSite = operation({
  method: 'PUT',
  path: '/api/v1/operator/site',
  tag: 'Operator',
  summary: 'Change what the instance says about itself',
  description: 'Answers 409 when someone has saved since `version` was read; then read again.',
  access: 'operator',
  proof: 'recent',
  body: siteSaveRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version'],
});
