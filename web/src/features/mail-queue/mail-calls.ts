import type { MailChangedAnswer } from '@stillgrove/contract/mail-queue';
import { request } from '../../platform/http/request';

export const MAIL_PATH = '/api/v1/operator/mail';

/** @throws RefusedError, UnreachableError */
export const changeMail = (id: string, what: 'retry' | 'drop') =>
  request<MailChangedAnswer>('POST', `${MAIL_PATH}/${encodeURIComponent(id)}/${what}`);
