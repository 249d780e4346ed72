import { doneAnswer } from '../answers';
import { operation } from '../operation';
import { devicesAnswer, endDeviceRequest } from '../devices';

export const listDevices = operation({
  method: 'GET',
  path: '/api/v1/user/devices',
  tag: 'Devices',
  summary: 'Devices on which a person is signed in',
  description: 'Browser and system only, the latest sign-in first.',
  access: 'member',
  answer: devicesAnswer,
});

export const signOutDevice = operation({
  method: 'POST',
  path: '/api/v1/user/devices/end',
  tag: 'Devices',
  summary: 'Sign out one device',
  description: 'Needs a recent re-authentication. The answer is the same for an id that does not exist.',
  access: 'member',
  body: endDeviceRequest,
  answer: doneAnswer,
  securityEvent: 'session-ended',
  refusals: ['re-authentication-needed', 'wrong-password'],
});

export const signOutOtherDevices = operation({
  method: 'POST',
  path: '/api/v1/user/devices/end-others',
  tag: 'Devices',
  summary: 'Sign out every other device',
  description:
    'Needs a recent re-authentication. Ends every session except the current one, and forgets those devices.',
  access: 'member',
  answer: doneAnswer,
  securityEvent: 'session-ended',
  refusals: ['re-authentication-needed'],
});
