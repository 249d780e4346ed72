import { doneAnswer } from '../answers';
import { PAGE_SIZE, subscribersQuery, subscribersAnswer, subscriberId } from '../operator-newsletter';
import * as z from 'zod/mini';
import { operation } from '../operation';
import { deletionRequest } from '../deletion-reason';
import { newsletterRequest } from '../newsletter';

/** Further fields are let through: links in email are often decorated on their way. */
const withToken = z.object({ token: z.optional(z.string()) });
const form = z.nullish(withToken);
const page = { contentType: 'text/html', description: 'A page for people.' } as const;
const alsoAnswers = { 404: { description: 'The link is wrong or no longer valid.' } };

export const showConfirmPage = operation({
  method: 'GET',
  path: '/api/v1/newsletter/confirm',
  tag: 'Newsletter',
  summary: 'Page that asks whether to subscribe',
  description: 'Where the link in the confirmation email leads. Changes nothing by itself.',
  access: 'public',
  limit: 'calls-of-address',
  query: withToken,
  answer: page,
  alsoAnswers,
});

export const confirmSubscription = operation({
  method: 'POST',
  path: '/api/v1/newsletter/confirm',
  tag: 'Newsletter',
  summary: 'Confirm a subscription',
  description: 'Takes a form with the `token` from the email. Sends a welcome email once.',
  access: 'public',
  limit: 'links-of-address',
  consumes: ['application/x-www-form-urlencoded'],
  body: form,
  answer: page,
  refusals: ['wrong-link'],
});

export const showLeavePage = operation({
  method: 'GET',
  path: '/api/v1/newsletter/leave',
  tag: 'Newsletter',
  summary: 'Page that asks whether to unsubscribe',
  description: 'Where the link in every newsletter leads. Changes nothing by itself.',
  access: 'public',
  limit: 'calls-of-address',
  query: withToken,
  answer: page,
  alsoAnswers,
});

export const unsubscribe = operation({
  method: 'POST',
  path: '/api/v1/newsletter/leave',
  tag: 'Newsletter',
  summary: 'Unsubscribe from the newsletter',
  description:
    'Takes the `token` from the address or from a form, so that one-click unsubscribe (RFC 8058) works, too. The answer is the same for someone who has already unsubscribed.',
  access: 'public',
  limit: 'unsubscriptions-of-address',
  openToOtherSites: true,
  consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  query: withToken,
  body: form,
  answer: page,
  alsoAnswers,
});

export const listSubscribers = operation({
  method: 'GET',
  path: '/api/v1/operator/subscribers',
  tag: 'Operator',
  summary: 'Who gets the newsletter',
  description: `How many confirmed their address and how many have not yet, and those who did, newest first, ${String(PAGE_SIZE)} to a page.`,
  access: 'operator',
  query: subscribersQuery,
  answer: subscribersAnswer,
});

export const exportSubscribers = operation({
  method: 'POST',
  path: '/api/v1/operator/subscribers/export',
  tag: 'Operator',
  summary: 'Export the subscribers',
  description:
    'For a newsletter that is sent with another program. Each copy must contain the unsubscribe link of the person who gets it. A value that a spreadsheet would take for a formula starts with an apostrophe.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  answer: {
    contentType: 'text/csv',
    description:
      'A line for everyone who confirmed: `email`, `confirmed` (a day in UTC) and `unsubscribe` (a link).',
  },
});

export const deleteSubscriber = operation({
  method: 'POST',
  path: '/api/v1/operator/subscribers/:id/delete',
  tag: 'Operator',
  summary: 'Delete a subscriber',
  description:
    'Needs a recent re-authentication. The address is forgotten, and nothing is emailed. The record keeps the kind of reason only.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  params: subscriberId,
  body: deletionRequest,
  answer: doneAnswer,
  refusals: ['unknown-subscriber'],
});

export const subscribe = operation({
  method: 'POST',
  path: '/api/v1/newsletter',
  tag: 'Newsletter',
  summary: 'Subscribe to the newsletter',
  description:
    'Sends an email that asks the person to confirm, at most once an hour to one address. Leave `website` out or empty: it detects bots that fill in every field.',
  access: 'public',
  limit: ['subscriptions-of-address-an-hour', 'subscriptions-of-address-a-day'],
  body: newsletterRequest,
  answer: doneAnswer,
});
