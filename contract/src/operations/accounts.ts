import { doneAnswer } from '../answers';
import { operation } from '../operation';
import {
  registerRequest,
  registerAnswer,
  loginRequest,
  loginAnswer,
  meAnswer,
  nameRequest,
  nameAnswer,
} from '../accounts';

export const register = operation({
  method: 'POST',
  path: '/api/v1/user/register',
  tag: 'Accounts',
  summary: 'Make an account',
  description:
    'Does not sign in. Sends a welcome email with a link that confirms the address. A password has 8 to 128 characters in any language and is refused, with a reason, when it is easy to guess. If the operator has set a minimum age, `birthYear` is needed; it is compared and not stored.',
  access: 'public',
  limit: { inHandler: ['registrations-of-address', 'registrations-of-account', 'registrations-of-pair'] },
  body: registerRequest,
  status: 201,
  answer: registerAnswer,
  securityEvent: 'registration',
  refusals: ['birth-year-missing', 'email-taken', 'under-minimum-age', 'weak-password'],
});

export const signIn = operation({
  method: 'POST',
  path: '/api/v1/user/login',
  tag: 'Accounts',
  summary: 'Sign in',
  description:
    'Starts a session and sets its cookie. Ends the earlier session of this browser. An account with a second factor gets no session yet: `secondFactor` lists what can complete the sign-in.',
  access: 'public',
  limit: {
    inHandler: [
      'sign-ins-of-address',
      'sign-ins-of-pair',
      'sign-ins-of-account',
      'sign-ins-of-device',
      'right-sign-ins-of-account',
      'right-sign-ins-of-device',
    ],
  },
  body: loginRequest,
  answer: loginAnswer,
  securityEvent: 'sign-in',
  refusals: ['wrong-credentials'],
});

export const signOut = operation({
  method: 'GET',
  path: '/api/v1/user/logout',
  tag: 'Accounts',
  summary: 'Sign out',
  description:
    'Ends the session and clears its cookie. Works without a session, too. The cookie is cleared even when the session can’t be deleted right now; call again to delete it. A call that names another person leaves the session as it is.',
  access: 'public',
  limit: { none: 'Signing out must always work.' },
  guardedAsChange: true,
  neverLimited: true,
  answer: doneAnswer,
  securityEvent: 'sign-out',
});

export const readMe = operation({
  method: 'GET',
  path: '/api/v1/user/me',
  tag: 'Accounts',
  summary: 'Who is signed in',
  description: 'The user of the session, or null for a visitor who is not signed in.',
  access: 'public',
  limit: 'calls-of-address',
  answer: meAnswer,
});

export const changeName = operation({
  method: 'POST',
  path: '/api/v1/user/name',
  tag: 'Accounts',
  summary: 'Change the name',
  description: 'The first word is used in greetings.',
  access: 'member',
  body: nameRequest,
  answer: nameAnswer,
});
