import type { LoginAnswer, RegisterAnswer } from '@stillgrove/contract/accounts';
import { isUser, type Answer } from './answers';

/** Someone, or the second step that still has to be done. */
export function readLogin(answer: Answer): LoginAnswer | null {
  const isComplete = isUser(answer.user) || Array.isArray(answer.secondFactor);
  return typeof answer.message === 'string' && isComplete ? (answer as LoginAnswer) : null;
}

export function readRegistered(answer: Answer): RegisterAnswer | null {
  return typeof answer.message === 'string' ? (answer as RegisterAnswer) : null;
}
