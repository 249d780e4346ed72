import type {
  LoginAnswer,
  LogoutAnswer,
  MeAnswer,
  RegisterAnswer,
  User,
} from '@stillgrove/contract/accounts';

/**
 * Whether answers are what was asked for, by hand: the contract's schemas would weigh more than the rest of the
 * first page's code.
 */
type Answer = Readonly<Record<string, unknown>>;

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

/** Someone, or the second step that still has to be done. */
export function readLogin(answer: Answer): LoginAnswer | null {
  const isComplete = isUser(answer.user) || Array.isArray(answer.secondFactor);
  return typeof answer.message === 'string' && isComplete ? (answer as LoginAnswer) : null;
}

export function readRegistered(answer: Answer): RegisterAnswer | null {
  return typeof answer.message === 'string' ? (answer as RegisterAnswer) : null;
}

export function readLogout(answer: Answer): LogoutAnswer | null {
  return answer.success === true && typeof answer.message === 'string' ? (answer as LogoutAnswer) : null;
}

export function readMe({ success, user, operator }: Answer): MeAnswer | null {
  if (user !== null && !isUser(user)) return null;
  return { success: success === true, user, operator: operator === true } as MeAnswer;
}
