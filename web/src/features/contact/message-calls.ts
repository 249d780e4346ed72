import type { ChangedMessageAnswer } from '@stillgrove/contract/operator-contact';
import { request } from '../../platform/http/request';

export const MESSAGES_PATH = '/api/v1/operator/messages';

type Answer = { id: string; answer: string; quoted: boolean; seen: number };

/** @throws RefusedError, UnreachableError */
export const sendAnswer = (messageId: string, answer: Answer) =>
  request<ChangedMessageAnswer>('POST', `${MESSAGES_PATH}/${messageId}/answers`, { body: answer });

/** Marks a message as done, or opens it again. @throws RefusedError, UnreachableError */
export const setMessageDone = (messageId: string, done: boolean) =>
  request<ChangedMessageAnswer>('POST', `${MESSAGES_PATH}/${messageId}/${done ? 'done' : 'reopen'}`);
