import type { ErrorAnswer } from '@stillgrove/contract/errors';
import { serverTime } from '../clock/server-time';

const TIME_LIMIT_MS = 15_000;

const OPERATOR_ENDED =
  'Your sign-in as an operator has ended. Sign in again in another tab, then come back and press once more; nothing typed is lost.';

/** The server was reached and said no. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds to wait before another try, when the server says so. */
  readonly retryAfter: number | null;

  constructor(status: number, answer: ErrorAnswer, retryAfter: number | null) {
    super(answer.message);
    this.status = status;
    this.code = answer.code;
    this.fields = answer.fields ?? {};
    this.retryAfter = retryAfter;
  }
}

/** The server could not be reached, or what answered was not ours. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

type Options = { body?: unknown; keepalive?: boolean };

/**
 * One call of the API.
 *
 * @throws RefusedError with the server's own sentence
 * @throws UnreachableError when there is no answer in time, or none that can be read
 */
export async function request<Answer>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  options: Options = {},
): Promise<Answer> {
  const response = await send(method, path, options);
  const answer = await readJson(response);
  if (response.ok) return answer as Answer;
  throw refusalOf(path, response, answer);
}

/**
 * A call that answers with a file of text.
 *
 * @throws RefusedError with the server's own sentence
 * @throws UnreachableError when there is no answer in time, or none that can be read
 */
export async function requestFile(method: 'GET' | 'POST', path: string): Promise<string> {
  const response = await send(method, path, {});
  if (!response.ok) throw refusalOf(path, response, await readJson(response));
  try {
    return await response.text();
  } catch (cause) {
    throw new UnreachableError('The answer broke off', { cause });
  }
}

function refusalOf(path: string, { status, headers }: Response, answer: unknown) {
  if (!isErrorAnswer(answer)) return new UnreachableError('Unexpected response format');
  const retryAfter = headers.get('retry-after');
  // To whom is no operator any more the server does not say that there is something.
  const ended = answer.code === 'unknown-path' && path.startsWith('/api/v1/operator/');
  const said = ended ? { ...answer, message: OPERATOR_ENDED } : answer;
  return new RefusedError(status, said, retryAfter === null ? null : Number(retryAfter));
}

async function send(method: string, path: string, { body, keepalive = false }: Options): Promise<Response> {
  const withBody =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(path, {
      method,
      keepalive,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...withBody,
    });
    serverTime.note(response.headers.get('date'));
    return response;
  } catch (cause) {
    throw new UnreachableError('The server did not answer', { cause });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new UnreachableError('Unexpected response format', { cause });
  }
}

function isErrorAnswer(answer: unknown): answer is ErrorAnswer {
  return typeof answer === 'object' && answer !== null && 'message' in answer && 'code' in answer;
}
