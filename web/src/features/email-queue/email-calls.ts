import type { EmailChangedAnswer } from '@stillgrove/contract/email-queue';
import { request } from '../../platform/http/request';

export const EMAIL_PATH = '/api/v1/operator/email';

/** @throws RefusedError, UnreachableError */
export const changeEmail = (id: string, what: 'retry' | 'delete') =>
  request<EmailChangedAnswer>('POST', `${EMAIL_PATH}/${encodeURIComponent(id)}/${what}`);
