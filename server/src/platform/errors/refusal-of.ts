import type { FastifyError } from 'fastify';
import { DatabaseAway, isBusy, isStorageFailure } from '../../db/errors';
import { fieldSentences } from './field-sentences';
import type { Refusal } from './refusal';

const INTERNAL: Refusal = {
  status: 500,
  code: 'internal-error',
  message: 'Something went wrong on our server. Please try again in a minute.',
};

const STORAGE_FULL: Refusal = {
  status: 503,
  code: 'storage-full',
  message:
    'We can’t save anything right now, because our disk is full or can’t be written. Nothing was saved. Please try again later.',
};

const DATABASE_AWAY: Refusal = {
  status: 503,
  code: 'database-away',
  message: 'We can’t reach our database. Please try again in a minute.',
  headers: { 'retry-after': '2' },
};

const BUSY: Refusal = {
  status: 503,
  code: 'busy',
  message: 'Our server is very busy. Please try again in a minute.',
  headers: { 'retry-after': '2' },
};

const BAD_REQUEST: Refusal = {
  status: 400,
  code: 'bad-request',
  message: 'We couldn’t read this request. Reload the page and try again.',
};

const BY_FRAMEWORK_CODE: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    code: 'unsupported-media-type',
    message: 'Send this as JSON, with the content type application/json.',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    code: 'too-large',
    message: 'This is larger than 64 kB. Please send less at a time.',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    code: 'bad-json',
    message: 'The request is empty. Send a JSON object.',
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    code: 'bad-json',
    message: 'This is not valid JSON. Check its quotes, commas, and brackets.',
  },
};

/** Maps every thrown error to the refusal that is answered. Details go only to the log. */
export function refusalOf(error: Error & Partial<FastifyError>): Refusal {
  if (error.validation) return invalidFields(fieldSentences(error.validation));
  const known = BY_FRAMEWORK_CODE[error.code ?? ''];
  if (known) return known;
  if (isStorageFailure(error)) return STORAGE_FULL;
  if (error instanceof DatabaseAway) return DATABASE_AWAY;
  if (isBusy(error)) return BUSY;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return BAD_REQUEST;
  return INTERNAL;
}

function invalidFields(fields: Record<string, string>): Refusal {
  const sentences = [...new Set(Object.values(fields))];
  return {
    status: 400,
    code: 'invalid-fields',
    message: sentences.length > 0 ? sentences.slice(0, 3).join(' ') : 'Send a JSON object.',
    ...(sentences.length > 0 && { fields }),
  };
}
