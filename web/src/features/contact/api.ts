import type { InputOf } from '@stillgrove/contract/operation';
import type { SafeguardingPageData } from '@stillgrove/contract/safeguarding';
import * as operations from '@stillgrove/contract/operations/contact';
import { loadPageData } from '../../platform/page-data/page-data';
import { call } from '../../platform/http/call';
import { PAGE_BY_PAGE, queryOf, WHILE_EDITING } from '../../platform/query/query';

/** A message of the contact form. With the same id it is stored once. */
export const sendMessage = (body: InputOf<typeof operations.sendMessage>['body']) =>
  call(operations.sendMessage, { body });

export type MessageState = 'waiting' | 'done' | 'again';

/** Messages of one kind; what is being answered stays where it is. */
export const messagesQuery = (state: MessageState, page: number) => ({
  ...queryOf(operations.listMessages, { query: { state, page: String(page) } }),
  ...PAGE_BY_PAGE,
  ...WHILE_EDITING,
});

export const answerMessage = (id: string, body: InputOf<typeof operations.answerMessage>['body']) =>
  call(operations.answerMessage, { params: { id }, body });

/** Marks a message as done, or opens it again. */
export const setMessageDone = ({ id, done }: { id: string; done: boolean }) =>
  call(done ? operations.markMessageDone : operations.reopenMessage, { params: { id } });

export const forgetWritingAgain = (id: string) => call(operations.forgetWritingAgain, { params: { id } });

export const deleteMessage = (id: string, body: InputOf<typeof operations.deleteMessage>['body']) =>
  call(operations.deleteMessage, { params: { id }, body });

/** Texts to start a first answer from, which come with the safeguarding guide. */
export const firstAnswersQuery = {
  queryKey: ['first-answers'],
  queryFn: async () => (await loadPageData('/operator/safeguarding')) as SafeguardingPageData,
};
