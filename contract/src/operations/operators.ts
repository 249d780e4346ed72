import { doneAnswer } from '../answers';
import { operation } from '../operation';
import { PAGE_SIZE, operatorActionsQuery, operatorActionsAnswer } from '../operator-actions';
import {
  operatorsAnswer,
  inviteOperatorRequest,
  operatorsId,
  invitationRequest,
  invitationAnswer,
  operatorStepAnswer,
} from '../operators';

export const listOperators = operation({
  method: 'GET',
  path: '/api/v1/operator/operators',
  tag: 'Operator',
  summary: 'Operators and open invitations',
  description: 'Who runs the site, since when and invited by whom, and who may still accept.',
  access: 'operator',
  answer: operatorsAnswer,
});

export const inviteOperator = operation({
  method: 'POST',
  path: '/api/v1/operator/operators/invitations',
  tag: 'Operator',
  summary: 'Invite an operator',
  description:
    'Needs a recent re-authentication. Emails a link that works once, for 24 hours, and tells every operator. An earlier invitation to the same address stops working.',
  access: 'operator',
  proof: 'recent',
  limit: ['invitations-of-account', 'sensitive-operations-of-account'],
  body: inviteOperatorRequest,
  answer: doneAnswer,
  securityEvent: 'operator-invited',
  refusals: ['already-operator'],
});

export const cancelInvitation = operation({
  method: 'POST',
  path: '/api/v1/operator/operators/invitations/:id/cancel',
  tag: 'Operator',
  summary: 'Cancel an invitation',
  description: 'Needs a recent re-authentication. Its link stops working at once.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  params: operatorsId,
  answer: doneAnswer,
  refusals: ['unknown-invitation'],
});

export const removeOperator = operation({
  method: 'POST',
  path: '/api/v1/operator/operators/:id/remove',
  tag: 'Operator',
  summary: 'Remove an operator',
  description:
    'Needs a recent re-authentication. The account stays, and its open invitations are canceled. The last operator cannot be removed.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  params: operatorsId,
  answer: doneAnswer,
  securityEvent: 'operator-removed',
  refusals: ['last-operator', 'unknown-operator'],
});

export const readInvitation = operation({
  method: 'POST',
  path: '/api/v1/user/operator-invitation',
  tag: 'Operator invitations',
  summary: 'Look at an invitation',
  description:
    'Takes the part of the link after the `#`, and says what the person who is signed in has to do next. The link can still be used afterwards.',
  access: 'public',
  limit: 'links-of-address',
  body: invitationRequest,
  answer: invitationAnswer,
  refusals: ['wrong-invitation'],
});

export const acceptInvitation = operation({
  method: 'POST',
  path: '/api/v1/user/operator-invitation/accept',
  tag: 'Operator invitations',
  summary: 'Accept an invitation',
  description:
    'Works once. Needs the account with the invited address, a confirmed address, a second factor that was set up after that, and a session that began with that second factor.',
  access: 'member',
  limit: 'links-of-address',
  body: invitationRequest,
  answer: doneAnswer,
  securityEvent: 'operator-accepted',
  refusals: [
    'confirm-address',
    'renew-second-step',
    'set-up-second-step',
    'show-second-step',
    'use-invited-account',
    'wrong-invitation',
  ],
});

export const readOperatorStep = operation({
  method: 'GET',
  path: '/api/v1/user/operator-step',
  tag: 'Operator invitations',
  summary: 'What is missing before you can open the operator’s area',
  description:
    'The next step of an operator whose session showed too little, and of someone whose address the settings of the server name, until there is an operator. Null for everyone else.',
  access: 'member',
  answer: operatorStepAnswer,
});

export const listOperatorActions = operation({
  method: 'GET',
  path: '/api/v1/operator/actions',
  tag: 'Operator',
  summary: 'What operators did',
  description: `At most ${String(PAGE_SIZE)} at a time, the newest first; \`before\` asks for older ones.`,
  access: 'operator',
  query: operatorActionsQuery,
  answer: operatorActionsAnswer,
});
