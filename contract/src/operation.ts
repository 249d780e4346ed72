import type * as z from 'zod/mini';
import type { LimitName } from './limits';
import type { RefusalCode } from './refusals';
import type { SecurityEventName } from './security-events';

/** Who may call: anyone, signed-in people, or operators. */
export type Access = 'public' | 'member' | 'operator';

/** Limits that are counted before the handler: by the caller’s address, or by the account the call is about. */
export type CountedLimit = Extract<LimitName, `${string}-of-address${string}` | `${string}-of-account`>;

/**
 * What holds a call back: limits that are counted once the input is known to be valid; limits that the handler
 * counts itself, since they depend on more than the input; or why the call needs none.
 */
export type OperationLimit =
  | CountedLimit
  | readonly CountedLimit[]
  | { readonly inHandler: readonly LimitName[] }
  | { readonly none: string };

/**
 * Whether a call asks who is there: `recent` lets it through after a re-authentication in this session within the last
 * five minutes; or why a session alone is enough.
 */
export type OperationProof = 'recent' | { readonly none: string };

/** An answer that is not JSON. */
type FileAnswer = { readonly contentType: string; readonly description: string };

/** One call of the API, from which routes, client calls, documentation, access tests, proof and limits are made. */
export type Operation = AnyOperation &
  (
    | { readonly access: 'public' | 'member' }
    | { readonly method: 'GET' }
    // Whoever steals the session of an operator must not send people’s data, or people, somewhere else.
    | { readonly proof: OperationProof }
  );

type AnyOperation = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** The whole path; a parameter is written `:id`. */
  readonly path: `/${string}`;
  /** The group it is documented in. */
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** Every change by an operator says it. */
  readonly proof?: OperationProof;
  /** Every public call names one. */
  readonly limit?: OperationLimit;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Largest body in bytes, where it is more than the 64 kB of other calls. */
  readonly bodyLimit?: number;
  /** Content types of a body that is not JSON. */
  readonly consumes?: readonly string[];
  /** Fields of the answer beside `success: true`, as a schema of the whole. */
  readonly answer: z.ZodMiniType | FileAnswer;
  /** HTTP status of the answer; 200 unless told. */
  readonly status?: 201;
  /** Answers of other statuses that are no refusals, such as a page that says that a link is old. */
  readonly alsoAnswers?: Readonly<
    Record<number, { readonly description: string; readonly schema?: z.ZodMiniType }>
  >;
  /** Why the handler may refuse; each code has its status in `refusals.ts`. */
  readonly refusals?: readonly RefusalCode[];
  /** A GET that changes something, or gives away all personal data: guarded against other sites as a change is. */
  readonly guardedAsChange?: true;
  /** Other sites may call it; it does not look at cookies. */
  readonly openToOtherSites?: true;
  /** Not even the limit of all calls of an address holds it back. */
  readonly neverLimited?: true;
  /** The name under which every answer is noted in the security log. */
  readonly securityEvent?: SecurityEventName;
};

/** Keeps the literal types of an operation. The web build leaves only method and path of it in a page’s script. */
export function operation<const Declared extends Operation>(declared: Declared): Declared {
  return declared;
}

type PartOf<
  Declared extends Operation,
  Part extends 'params' | 'query' | 'body',
  Side extends 'sent' | 'checked',
> = Declared[Part] extends z.ZodMiniType
  ? Readonly<Record<Part, Side extends 'sent' ? z.input<Declared[Part]> : z.output<Declared[Part]>>>
  : unknown;

/**
 * Path parameters, query and body, as far as the operation has them: as a client sends them, or as the handler gets
 * them once they are checked.
 */
export type InputOf<Declared extends Operation, Side extends 'sent' | 'checked' = 'sent'> = PartOf<
  Declared,
  'params',
  Side
> &
  PartOf<Declared, 'query', Side> &
  PartOf<Declared, 'body', Side>;

/** What a client gets; a file comes as text. */
export type AnswerOf<Declared extends Operation> = Declared['answer'] extends z.ZodMiniType
  ? z.output<Declared['answer']>
  : string;

/** The address of a call: the path with its parameters filled in, and the query without what is undefined. */
export function addressOf(
  { path }: Pick<Operation, 'path'>,
  { params = {}, query = {} }: { readonly params?: unknown; readonly query?: unknown },
): string {
  const parameters = params as Readonly<Record<string, unknown>>;
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const wanted = Object.entries(query as Readonly<Record<string, unknown>>).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(
    wanted.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
