import { contactRequest } from '@stillgrove/contract/contact';
import { expect, test } from 'vitest';
import { atField, errorAt, errorsOf, FormError } from './use-form';

test('an empty form gets one sentence for each field', () => {
  expect(errorsOf(contactRequest, { name: '', email: '', subject: ' ', message: '', website: '' })).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
    subject: 'Enter a subject.',
    message: 'Write a message.',
  });
});

test('a whole message has no errors', () => {
  const message = { name: 'Maria', email: 'maria@example.org', subject: 'Hello', message: 'One\nTwo' };
  expect(errorsOf(contactRequest, message)).toEqual({});
});

test('what is wrong deep in a form is found by its path, and by the path of what it lies in', () => {
  const issues = [
    { path: ['weekly', 3, 'from'], message: 'Choose a time.' },
    { path: ['weekly', 3, 'from'], message: 'Said only once.' },
  ];
  const errors = errorsOf({ safeParse: () => ({ error: { issues } }) }, {});
  expect(errors).toEqual({ 'weekly.3.from': 'Choose a time.' });
  expect(errorAt(errors, 'weekly.3')).toBe('Choose a time.');
  expect(errorAt(errors, 'weekly.30')).toBeUndefined();
});

test('a refusal without a field can be said at one', async () => {
  const refused = atField('code', Promise.reject(new Error('lost')), () => 'That code is wrong.');
  await expect(refused).rejects.toMatchObject({ fields: { code: 'That code is wrong.' } });
  await expect(refused).rejects.toBeInstanceOf(FormError);
  expect(await atField('code', Promise.resolve('in'))).toBe('in');
});
