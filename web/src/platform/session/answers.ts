import type { DoneAnswer } from '@stillgrove/contract/answers';
import type { MeAnswer, User } from '@stillgrove/contract/accounts';

/**
 * Whether answers are what was asked for, by hand: the contract's schemas would weigh more than the rest of the
 * first page's code.
 */
export type Answer = Readonly<Record<string, unknown>>;

export function isUser(value: unknown): value is User {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'fullName' in value &&
    typeof value.fullName === 'string'
  );
}

export function readLogout(answer: Answer): DoneAnswer | null {
  return answer.success === true && typeof answer.message === 'string' ? (answer as DoneAnswer) : null;
}

export function readMe({ success, user, operator }: Answer): MeAnswer | null {
  if (user !== null && !isUser(user)) return null;
  return { success: success === true, user, operator: operator === true } as MeAnswer;
}
