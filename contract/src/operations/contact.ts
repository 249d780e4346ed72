import { doneAnswer } from '../answers';
import {
  PAGE_SIZE,
  messagesQuery,
  messagesAnswer,
  messageId,
  answerRequest,
  changedMessageAnswer,
} from '../operator-contact';
import { operation } from '../operation';
import { deletionRequest } from '../deletion-reason';
import { contactRequest } from '../contact';

export const listMessages = operation({
  method: 'GET',
  path: '/api/v1/operator/messages',
  tag: 'Operator',
  summary: 'Messages of visitors',
  description: `${String(PAGE_SIZE)} to a page: the unanswered ones, oldest first; with \`state=done\` those that are done, newest first; with \`state=again\` those whose writers are to be written to again, the earliest day first.`,
  access: 'operator',
  query: messagesQuery,
  answer: messagesAnswer,
});

export const answerMessage = operation({
  method: 'POST',
  path: '/api/v1/operator/messages/:id/answers',
  tag: 'Operator',
  summary: 'Answer a message',
  description:
    'Stores the answer, emails it to the visitor with their own message below, and marks the message as done. The device makes the id; sending the same id twice sends one email. Answers 409 when someone else answered first. `writeAgainInDays` asks for a reminder on the overview, and takes the place of an earlier one; no email is sent then.',
  access: 'operator',
  proof: 'recent',
  params: messageId,
  body: answerRequest,
  answer: changedMessageAnswer,
  refusals: ['answered-meanwhile', 'unknown-message'],
});

export const markMessageDone = operation({
  method: 'POST',
  path: '/api/v1/operator/messages/:id/done',
  tag: 'Operator',
  summary: 'Mark a message as done',
  description: 'It is deleted a year later. Doing it twice changes nothing.',
  access: 'operator',
  proof: { none: 'It can be taken back.' },
  params: messageId,
  answer: changedMessageAnswer,
  refusals: ['unknown-message'],
});

export const reopenMessage = operation({
  method: 'POST',
  path: '/api/v1/operator/messages/:id/reopen',
  tag: 'Operator',
  summary: 'Open a message again',
  description: 'Doing it twice changes nothing.',
  access: 'operator',
  proof: { none: 'It can be taken back.' },
  params: messageId,
  answer: changedMessageAnswer,
  refusals: ['unknown-message'],
});

export const forgetWritingAgain = operation({
  method: 'POST',
  path: '/api/v1/operator/messages/:id/forget-writing-again',
  tag: 'Operator',
  summary: 'Take back the reminder to write again',
  description: 'Doing it twice changes nothing.',
  access: 'operator',
  proof: { none: 'It shows nothing and sends nothing; the message and its answers stay.' },
  params: messageId,
  answer: changedMessageAnswer,
  refusals: ['unknown-message'],
});

export const deleteMessage = operation({
  method: 'POST',
  path: '/api/v1/operator/messages/:id/delete',
  tag: 'Operator',
  summary: 'Delete a message',
  description:
    'Needs a recent re-authentication. The message, its answers and every email about it on this server are gone for good. The record keeps the kind of reason only.',
  access: 'operator',
  proof: 'recent',
  limit: 'sensitive-operations-of-account',
  params: messageId,
  body: deletionRequest,
  answer: doneAnswer,
  refusals: ['unknown-message'],
});

export const sendMessage = operation({
  method: 'POST',
  path: '/api/v1/contact',
  tag: 'Contact',
  summary: 'Send a message to the operator',
  description:
    'Stores the message and emails it to the operator. A message has at most 10,000 characters. A message with an `id` can be sent again when the answer was lost, and is stored once. Leave `website` out or empty: it detects bots that fill in every field.',
  access: 'public',
  limit: ['messages-of-address-an-hour', 'messages-of-address-a-day'],
  body: contactRequest,
  answer: doneAnswer,
});
