import { doneAnswer } from '../answers';
import { operation } from '../operation';
import { openingAnswer } from '../before-you-open';

export const readOpeningSteps = operation({
  method: 'GET',
  path: '/api/v1/operator/before-you-open',
  tag: 'Operator',
  summary: 'What is still to do before you open',
  description:
    'Each step with whether it is done. All of it is looked up: settings, samples, helplines, operators, the newest test email, backups, and how the server is set up.',
  access: 'operator',
  answer: openingAnswer,
});

export const sendTestEmail = operation({
  method: 'POST',
  path: '/api/v1/operator/before-you-open/test-email',
  tag: 'Operator',
  summary: 'Send yourself a test email',
  description:
    'To the address of the operator who asks. The step is done once the email server has taken it.',
  access: 'operator',
  proof: { none: 'It goes to the operator’s own address.' },
  limit: 'test-emails-of-account',
  answer: doneAnswer,
  refusals: ['no-email-server'],
});
