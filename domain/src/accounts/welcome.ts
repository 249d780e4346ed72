import { firstName } from './account';

/** What someone is told after a sign-in; no one is welcomed back who was never here. */
export function welcomeMessage(fullName: string, isFirstSignIn: boolean): string {
  return isFirstSignIn ? `Welcome, ${firstName(fullName)}.` : `Welcome back, ${firstName(fullName)}.`;
}
