import { newsletterRequest } from '@stillgrove/contract/newsletter';
import { subscribe as subscribeOperation } from '@stillgrove/contract/operations/newsletter';
import { call } from '../../platform/http/call';
import { UNREACHABLE } from '../../platform/http/failure';
import { RefusedError } from '../../platform/http/request';

export type Outcome = { readonly done: boolean; readonly words: string };

/** Asks for the newsletter, and says in one sentence how that went. */
export async function subscribe(body: { email: string; website: string }): Promise<Outcome> {
  const issue = newsletterRequest.safeParse(body).error?.issues[0];
  if (issue !== undefined) return { done: false, words: issue.message };
  try {
    const { message } = await call(subscribeOperation, { body });
    return { done: true, words: message };
  } catch (error) {
    if (error instanceof RefusedError) return { done: false, words: error.fields.email ?? error.message };
    return { done: false, words: UNREACHABLE };
  }
}
