import type { FastifyError } from 'fastify';
import { DatabaseAway, isBusy, isStorageFailure } from '../../db/errors';
import { fieldSentences } from './field-sentences';
import { Refusal } from './refusal';

const INTERNAL = new Refusal({ code: 'internal-error' });

const STORAGE_FULL = new Refusal({ code: 'storage-full' });

const DATABASE_AWAY = new Refusal({
  code: 'database-away',
  headers: { 'retry-after': '2' },
});

const BUSY = new Refusal({
  code: 'busy',
  headers: { 'retry-after': '2' },
});

const BAD_REQUEST = new Refusal({
  code: 'bad-request',
  values: { problem: 'unreadable' },
});

const BY_FRAMEWORK_CODE: Record<string, Refusal> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new Refusal({ code: 'unsupported-media-type' }),
  FST_ERR_CTP_BODY_TOO_LARGE: new Refusal({ code: 'too-large' }),
  FST_ERR_CTP_EMPTY_JSON_BODY: new Refusal({ code: 'bad-json', values: { problem: 'empty' } }),
  FST_ERR_CTP_INVALID_JSON_BODY: new Refusal({ code: 'bad-json', values: { problem: 'no-json' } }),
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
  return new Refusal({
    code: 'invalid-fields',
    message: sentences.length > 0 ? sentences.slice(0, 3).join(' ') : 'Send a JSON object.',
    ...(sentences.length > 0 && { fields }),
  });
}
