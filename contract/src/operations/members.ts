import { doneAnswer } from '../answers';
import { operation } from '../operation';
import { findMemberRequest, findMemberAnswer, memberId, closeAccountRequest } from '../operator-members';

export const findMember = operation({
  method: 'POST',
  path: '/api/v1/operator/members/find',
  tag: 'Operator',
  summary: 'Find an account by its exact address',
  description:
    'Name, address, age of the account and number of devices; nothing of what the person does with it. The address travels in the body, because paths are kept in logs.',
  access: 'operator',
  proof: { none: 'It shows whether an address has an account, and changes nothing.' },
  body: findMemberRequest,
  answer: findMemberAnswer,
});

export const signOutMember = operation({
  method: 'POST',
  path: '/api/v1/operator/members/:id/end-sessions',
  tag: 'Operator',
  summary: 'Sign a person out everywhere',
  description: 'Needs a recent re-authentication. Half-done sign-ins end, too.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  params: memberId,
  answer: doneAnswer,
  securityEvent: 'session-ended',
  refusals: ['own-account', 'unknown-member'],
});

export const closeAccount = operation({
  method: 'POST',
  path: '/api/v1/operator/members/:id/close',
  tag: 'Operator',
  summary: 'Close an account',
  description:
    'Needs a recent re-authentication. Deletes everything in the account, as its owner can. A confirmed address gets an email, with the note if there is one. The record keeps the kind of reason only. Remove an operator first.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  params: memberId,
  body: closeAccountRequest,
  answer: doneAnswer,
  securityEvent: 'account-deletion',
  refusals: ['operators-account', 'own-account', 'unknown-member'],
});
