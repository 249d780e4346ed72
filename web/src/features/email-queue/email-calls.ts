import type { EmailChangedAnswer } from '@stillgrove/contract/email-queue';
import { request } from '../../platform/http/request';

export const MAIL_PATH = '/api/v1/operator/mail';

/** @throws RefusedError, UnreachableError */
export const changeEmail = (id: string, what: 'retry' | 'drop') =>
  request<EmailChangedAnswer>('POST', `${MAIL_PATH}/${encodeURIComponent(id)}/${what}`);
