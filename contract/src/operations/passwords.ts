import { doneAnswer } from '../answers';
import { operation } from '../operation';
import { forgotPasswordRequest, resetPasswordRequest, changePasswordRequest } from '../passwords';

const NEW_PASSWORD =
  'A new password has 8 to 128 characters in any language and is refused, with a reason, when it is easy to guess.';

export const forgetPassword = operation({
  method: 'POST',
  path: '/api/v1/user/forgot-password',
  tag: 'Passwords',
  summary: 'Request a password reset',
  description:
    'Emails a link that works once, within 24 hours. Earlier links stop working. The answer and its timing are the same for every address.',
  access: 'public',
  limit: ['forgotten-of-address', 'forgotten-of-account'],
  body: forgotPasswordRequest,
  answer: doneAnswer,
  securityEvent: 'password-reset-request',
});

export const resetPassword = operation({
  method: 'POST',
  path: '/api/v1/user/reset-password',
  tag: 'Passwords',
  summary: 'Choose a new password with an emailed link',
  description: `Ends every session of the account. Does not sign in. ${NEW_PASSWORD}`,
  access: 'public',
  limit: 'links-of-address',
  body: resetPasswordRequest,
  answer: doneAnswer,
  securityEvent: 'password-reset',
  refusals: ['weak-password', 'wrong-link'],
});

export const changePassword = operation({
  method: 'POST',
  path: '/api/v1/user/password',
  tag: 'Passwords',
  summary: 'Change the password',
  description: `Needs the current password or a recent re-authentication. Ends every other session. ${NEW_PASSWORD}`,
  access: 'member',
  body: changePasswordRequest,
  answer: doneAnswer,
  securityEvent: 'password-change',
  refusals: ['re-authentication-needed', 'weak-password', 'wrong-password'],
});
