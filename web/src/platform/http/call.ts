import { addressOf, type AnswerOf, type InputOf, type Operation } from '@stillgrove/contract/operation';
import { type CallOptions, request, requestFile } from './request';

/** An operation without input is called with nothing. */
export type Arguments<Declared extends Operation> =
  unknown extends InputOf<Declared>
    ? [input?: Record<string, never>, options?: Options]
    : [input: InputOf<Declared>, options?: Options];

type Options = Omit<CallOptions, 'body'>;

/**
 * Calls an operation of the API.
 *
 * @returns its answer
 * @throws RefusedError with the sentence of the refusal
 * @throws UnreachableError when there is no answer in time, or none that can be read
 */
export async function call<Declared extends Operation>(
  operation: Declared,
  ...[input = {}, options]: Arguments<Declared>
): Promise<AnswerOf<Declared>> {
  const parts = input as { params?: unknown; query?: unknown; body?: unknown };
  const { body } = parts;
  const address = addressOf(operation, parts);
  return request(operation.method, address, { ...options, ...(body !== undefined && { body }) });
}

/** As `call`, for an operation that answers with a file of text. */
export function callForFile(operation: Operation & { readonly method: 'GET' | 'POST' }): Promise<string> {
  return requestFile(operation.method, operation.path);
}
