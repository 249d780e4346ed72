import { expect, test } from 'vitest';
import { contactErrors } from './send-message';

test('an empty form gets one sentence for each field', () => {
  expect(contactErrors({ name: '', email: '', subject: ' ', message: '', website: '' })).toEqual({
    name: 'Enter your name.',
    email: 'Enter your email address.',
    subject: 'Enter a subject.',
    message: 'Write a message.',
  });
});

test('a whole message has no errors', () => {
  const message = { name: 'Maria', email: 'maria@example.org', subject: 'Hello', message: 'One\nTwo' };
  expect(contactErrors(message)).toEqual({});
});
