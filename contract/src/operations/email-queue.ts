import { doneAnswer } from '../answers';
import { PAGE_SIZE, emailQueueQuery, emailQueueAnswer, queuedEmailId } from '../email-queue';
import { operation } from '../operation';

export const listQueuedEmails = operation({
  method: 'GET',
  path: '/api/v1/operator/email',
  tag: 'Operator',
  summary: 'Unsent email',
  description: `Recipient, subject and reason, never the content: failed, waiting and scheduled emails, ${String(PAGE_SIZE)} per page.`,
  access: 'operator',
  query: emailQueueQuery,
  answer: emailQueueAnswer,
});

export const retryQueuedEmail = operation({
  method: 'POST',
  path: '/api/v1/operator/email/:id/retry',
  tag: 'Operator',
  summary: 'Retry an email now',
  description:
    'A failed email gets all its tries again. An email that is being sent right now is not changed.',
  access: 'operator',
  proof: { none: 'It sends what the site has written already, to the same address.' },
  params: queuedEmailId,
  answer: doneAnswer,
  refusals: ['email-being-sent', 'email-gone', 'email-not-due'],
});

export const deleteQueuedEmail = operation({
  method: 'POST',
  path: '/api/v1/operator/email/:id/delete',
  tag: 'Operator',
  summary: 'Delete an unsent email',
  description: 'It is never sent. An email that is being sent right now is not changed.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  params: queuedEmailId,
  answer: doneAnswer,
  refusals: ['email-being-sent', 'email-gone'],
});
