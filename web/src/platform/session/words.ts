import { t } from '@lingui/core/macro';

/** Messages about who is signed in. */

export const SESSION_ENDED = t`You’ve been signed out. Sign in again to continue.`;

export const LOGOUT_PENDING = t`You’re signed out on this device. We’ll tell the server as soon as it answers.`;

export const COOKIES_REFUSED = t`This browser didn’t keep you signed in, because cookies are blocked. Allow cookies for this site in your browser’s settings, then sign in again. Articles, help, and the contact form work without them.`;

export const STORAGE_REFUSED = t`You’re signed in. This browser doesn’t let this site store anything on your device, so your points count only while you’re online, and the diary can’t be kept.`;

/** Shown in a tab after a sign-out, a deletion or another sign-in in a different tab. */
export const HAND_OVER = {
  'signed-out': t`You signed out in another tab.`,
  deleted: t`Your account was deleted in another tab.`,
  'guest-deleted': t`Everything that was kept here without an account was deleted in another tab.`,
  'signed-in': t`You signed in in another tab.`,
  'other-person': t`Someone else signed in on this browser, so this tab now shows their account.`,
} as const;

export type HandOverWord = keyof typeof HAND_OVER;

/** After the form that works without scripts, which does not tell whether it is the first time. */
export function welcome(firstName: string): string {
  return t`Welcome, ${firstName}.`;
}
