import { doneAnswer } from '../answers';
import { operation } from '../operation';
import {
  addressStateAnswer,
  changeAddressRequest,
  confirmAddressRequest,
  addressLinkRequest,
  addressLinkAnswer,
} from '../email-address';

export const readEmailAddress = operation({
  method: 'GET',
  path: '/api/v1/user/email-address',
  tag: 'Email address',
  summary: 'The address of an account',
  description: 'The current address, when it was confirmed, and the new address that is not confirmed yet.',
  access: 'member',
  answer: addressStateAnswer,
});

export const changeEmailAddress = operation({
  method: 'POST',
  path: '/api/v1/user/email-address',
  tag: 'Email address',
  summary: 'Change the address',
  description:
    'Needs a recent re-authentication. Emails a link to the new address. The old address stays until the link is used; then it gets a notice.',
  access: 'member',
  limit: 'confirmations-of-account',
  body: changeAddressRequest,
  answer: doneAnswer,
  securityEvent: 'address-change-request',
  refusals: ['email-taken', 'old-address-unconfirmed', 're-authentication-needed', 'wrong-password'],
});

export const cancelEmailChange = operation({
  method: 'POST',
  path: '/api/v1/user/email-address/cancel',
  tag: 'Email address',
  summary: 'Cancel the change of address',
  description: 'The link that was emailed to the new address stops working.',
  access: 'member',
  answer: doneAnswer,
});

export const resendConfirmation = operation({
  method: 'POST',
  path: '/api/v1/user/email-address/send-again',
  tag: 'Email address',
  summary: 'Email the confirmation link again',
  description: 'For an address that is not confirmed yet. Earlier links stop working.',
  access: 'member',
  limit: 'confirmations-of-account',
  answer: doneAnswer,
  refusals: ['already-confirmed'],
});

export const confirmAddress = operation({
  method: 'POST',
  path: '/api/v1/user/confirm-address',
  tag: 'Email address',
  summary: 'Confirm an address with an emailed link',
  description:
    'Takes the part of the link after the `#`. Needs a session or the password of the account that the link belongs to. The link works once.',
  access: 'public',
  limit: 'links-of-address',
  body: confirmAddressRequest,
  answer: doneAnswer,
  securityEvent: 'address-confirmation',
  refusals: ['already-confirmed', 'email-taken', 'password-needed', 'wrong-link', 'wrong-password'],
});

export const readConfirmLink = operation({
  method: 'POST',
  path: '/api/v1/user/confirm-address/look',
  tag: 'Email address',
  summary: 'Look at a link that confirms an address',
  description: 'The link can still be used afterwards.',
  access: 'public',
  limit: 'links-of-address',
  body: addressLinkRequest,
  answer: addressLinkAnswer,
  refusals: ['wrong-link'],
});

export const disownAddress = operation({
  method: 'POST',
  path: '/api/v1/user/confirm-address/disown',
  tag: 'Email address',
  summary: 'Say that someone else used this address',
  description:
    'For the owner of the inbox. Removes an account that was never confirmed. A link that changes an address stops working.',
  access: 'public',
  limit: 'links-of-address',
  body: addressLinkRequest,
  answer: doneAnswer,
  refusals: ['wrong-link'],
});
