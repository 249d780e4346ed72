import { operation } from '../operation';
import {
  helplinesCountry,
  operatorHelplinesAnswer,
  helplinesAddRequest,
  helplinesSaveRequest,
} from '../operator-helplines';
import { settingSavedAnswer, settingVersionRequest } from '../setting-version';

const NEWER = 'Answers 409 when someone has saved since `version` was read; then read again.';

export const listHelplines = operation({
  method: 'GET',
  path: '/api/v1/operator/helplines',
  tag: 'Operator',
  summary: 'Emergency numbers and support lines, and where they come from',
  description:
    'Every country as visitors see it, with what came with the product where an operator changed it, and the countries that the site serves.',
  access: 'operator',
  answer: operatorHelplinesAnswer,
});

export const addHelplineCountry = operation({
  method: 'POST',
  path: '/api/v1/operator/helplines',
  tag: 'Operator',
  summary: 'Add a place that the product does not list',
  description: NEWER,
  access: 'operator',
  proof: 'recent',
  body: helplinesAddRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version', 'too-many-countries'],
});

export const saveHelplines = operation({
  method: 'PUT',
  path: '/api/v1/operator/helplines/:country',
  tag: 'Operator',
  summary: 'Change the numbers of a country',
  description: NEWER,
  access: 'operator',
  proof: 'recent',
  params: helplinesCountry,
  body: helplinesSaveRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version', 'unknown-country'],
});

export const restoreHelplines = operation({
  method: 'POST',
  path: '/api/v1/operator/helplines/:country/take-back',
  tag: 'Operator',
  summary: 'Show the numbers that came with the product, or remove a place that was added',
  description: NEWER,
  access: 'operator',
  proof: 'recent',
  params: helplinesCountry,
  body: settingVersionRequest,
  answer: settingSavedAnswer,
  refusals: ['newer-version', 'not-corrected'],
});
