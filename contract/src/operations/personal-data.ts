import { doneAnswer } from '../answers';
import { operation } from '../operation';
import { reAuthenticated } from '../re-authentication';

export const exportPersonalData = operation({
  method: 'GET',
  path: '/api/v1/user/data',
  tag: 'Personal data',
  summary: 'Download all my data',
  description:
    'All data that the server holds about the person who is signed in. Needs a recent re-authentication.',
  access: 'member',
  guardedAsChange: true,
  answer: {
    contentType: 'application/zip',
    description: 'A ZIP file with README.txt, data.json and one CSV file for each kind of data.',
  },
  securityEvent: 'export',
  refusals: ['re-authentication-needed'],
});

export const deleteAccount = operation({
  method: 'POST',
  path: '/api/v1/user/delete-account',
  tag: 'Personal data',
  summary: 'Delete my account',
  description:
    'Needs a recent re-authentication. Immediate and final: afterwards no row holds the id or the address of the person. Data stored under an address that was never confirmed stays, because the address may be someone else’s.',
  access: 'member',
  body: reAuthenticated,
  answer: doneAnswer,
  securityEvent: 'account-deletion',
  refusals: ['re-authentication-needed', 'wrong-password'],
});
