import type { Socket } from 'node:net';
import { Refusal } from '../errors/refusal';
import { HEADERS_TOO_LARGE } from './request-limits';
import type { Headers } from './security-headers';

const TIMED_OUT = new Refusal({ code: 'request-timeout' });

const NOT_HTTP = new Refusal({
  code: 'bad-request',
  values: { problem: 'unreadable' },
});

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers what is not even a request, in the one shape of all errors, and hangs up. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalFor(error.code);
  const body = JSON.stringify(refusal.answer());
  socket.end(
    [
      `HTTP/1.1 ${String(refusal.status)} ${REASONS[refusal.status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT;
  return code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : NOT_HTTP;
}
