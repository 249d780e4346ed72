import { t } from '@lingui/core/macro';
import type { ErrorAnswer } from '@stillgrove/contract/answers';
import { MEMBER_HEADER, OTHER_PERSON } from '@stillgrove/contract/member-header';
import { serverTime } from '../clock/server-time';
import { inPageLanguage } from './refusal-words';

const TIME_LIMIT_MS = 15_000;

const OPERATOR_ENDED = t`You’re no longer signed in as an operator. Sign in again in another tab, then come back and try again. What you typed is still here.`;

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

/** The server could not be reached, or the answer did not come from it. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

type Method = 'GET' | 'POST' | 'PUT';

export type CallOptions = {
  body?: unknown;
  /** The call goes on when the page is left. */
  keepalive?: boolean;
  /** For whom the call is meant, where that is not the person whom this tab shows; null says nothing. */
  member?: string | null;
  /** Gives the call up. */
  signal?: AbortSignal;
};

type ReadOptions<Answer> = CallOptions & {
  /** Gives the answer its type, or null where it is not what was asked for. */
  read?: (answer: Readonly<Record<string, unknown>>) => Answer | null;
};

/** The session does not belong to the person for whom a call was meant: it ended, or it is someone else's. */
export type SessionMismatch = { readonly userId: string; readonly why: 'ended' | 'other-person' };

export type Http = {
  /**
   * One call of the API.
   *
   * @throws RefusedError with the sentence of the refusal
   * @throws UnreachableError when there is no answer in time, or none that can be read
   */
  request<Answer>(method: Method, path: string, options?: ReadOptions<Answer>): Promise<Answer>;
  /**
   * A call that answers with a file of text.
   *
   * @throws RefusedError with the sentence of the refusal
   * @throws UnreachableError when there is no answer in time, or none that can be read
   */
  requestFile(method: 'GET' | 'POST', path: string): Promise<string>;
  /** From now on every call says that it is meant for this person; null for a visitor. */
  actFor(userId: string | null): void;
  onMismatch(listener: (mismatch: SessionMismatch) => void): void;
};

/** All calls of a tab, each of which says for whom it is meant. */
export function createHttp(ports: {
  fetch: typeof fetch;
  /** Writes the server’s English in the language of the page. */
  translate?: (answer: ErrorAnswer) => ErrorAnswer | Promise<ErrorAnswer>;
}): Http {
  const { translate = (answer: ErrorAnswer) => answer } = ports;
  let shown: string | null = null;
  let told: (mismatch: SessionMismatch) => void = () => undefined;

  const send = async (method: Method, path: string, options: CallOptions) => {
    const { body, keepalive = false, member = shown, signal } = options;
    const headers = {
      // Other sites cannot set it: it says that the call is our own where a browser says no more.
      'x-requested-with': 'stillgrove',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(member === null ? {} : { [MEMBER_HEADER]: member }),
    };
    try {
      const response = await ports.fetch(path, {
        method,
        keepalive,
        credentials: 'same-origin',
        signal: eitherOf(AbortSignal.timeout(TIME_LIMIT_MS), signal),
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      serverTime.note(response.headers.get('date'));
      return response;
    } catch (cause) {
      throw new UnreachableError('The server did not answer', { cause });
    }
  };

  const refusalOf = async (path: string, { status, headers }: Response, answer: unknown) => {
    if (!isErrorAnswer(answer)) return unexpected();
    const said = await translate({ ...answer, success: false, code: answer.code ?? 'refused' });
    const retryAfter = headers.get('retry-after');
    // To anyone who is no longer an operator, the server does not admit that the path exists.
    const ended = said.code === 'unknown-path' && path.startsWith('/api/v1/operator/');
    return new RefusedError(
      status,
      ended ? { ...said, message: OPERATOR_ENDED } : said,
      retryAfter === null ? null : Number(retryAfter),
    );
  };

  const refused = async (
    path: string,
    response: Response,
    answer: unknown,
    member: string | null = shown,
  ) => {
    const error = await refusalOf(path, response, answer);
    if (member !== null && member === shown && error instanceof RefusedError) {
      if (error.code === OTHER_PERSON) told({ userId: member, why: 'other-person' });
      if (error.code === 'sign-in-needed') told({ userId: member, why: 'ended' });
    }
    return error;
  };

  return {
    async request<Answer>(method: Method, path: string, options: ReadOptions<Answer> = {}) {
      const response = await send(method, path, options);
      const answer = await readJson(response);
      if (!response.ok) throw await refused(path, response, answer, options.member);
      if (typeof answer !== 'object' || answer === null) throw unexpected();
      if ('success' in answer && answer.success === false) throw await refusalOf(path, response, answer);
      const { read = (whole: unknown) => whole as Answer } = options;
      const wanted = read(answer as Record<string, unknown>);
      if (wanted === null) throw unexpected();
      return wanted;
    },

    async requestFile(method, path) {
      const response = await send(method, path, {});
      if (!response.ok) throw await refused(path, response, await readJson(response));
      try {
        return await response.text();
      } catch (cause) {
        throw new UnreachableError('The answer broke off', { cause });
      }
    },

    actFor(userId) {
      shown = userId;
    },

    onMismatch(listener) {
      told = listener;
    },
  };
}

export const http = createHttp({ fetch: (...call) => fetch(...call), translate: inPageLanguage });
export const { request, requestFile } = http;

/** Browsers of before 2024 cannot join signals; there the call merely goes on. */
function eitherOf(limit: AbortSignal, signal: AbortSignal | undefined): AbortSignal {
  return signal === undefined || !('any' in AbortSignal) ? limit : AbortSignal.any([limit, signal]);
}

function unexpected(cause?: unknown): UnreachableError {
  return new UnreachableError('Unexpected response format', { cause });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw unexpected(cause);
  }
}

/** What a proxy or another version says may lack all but its sentence. */
function isErrorAnswer(answer: unknown): answer is Partial<ErrorAnswer> & { message: string } {
  return (
    typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
  );
}
