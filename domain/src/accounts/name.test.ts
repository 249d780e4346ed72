import { expect, test } from 'vitest';
import { greetingTo, NAME_PROBLEMS, nameProblem } from './name';

test.each([
  'Ana Lee',
  'J.R.R. Tolkien',
  "Seán O'Neill",
  'José-María',
  'मीरा',
  '李雷',
  'علی‌رضا',
  'Dr. Ana',
  'X Æ A-12',
])('the name %s is taken', (name) => {
  expect(nameProblem(name)).toBeNull();
});

test.each(['\u200B\u200B', '\u2060', '\uFEFF', '\u200C\u200D', '...', '123', '🌿'])(
  'a name without a visible letter is not taken: %j',
  (name) => {
    expect(nameProblem(name)).not.toBeNull();
  },
);

test.each(['\u202Eana', 'ana\u200F', '\u2066ana', 'ana\u061C', 'ana\nlee', 'a\u200Bna'])(
  'marks of direction and what cannot be seen have no place in a name: %j',
  (name) => {
    expect(nameProblem(name)).toBe('hidden-character');
  },
);

test.each([
  'https://evil.example/prize',
  'evil.example',
  'Ana www.evil.example',
  'ana/lee',
  'evil。example',
  'a\\b',
])('what email programs make a link of is no name, and no greeting either: %s', (name) => {
  expect(nameProblem(name)).toBe('link');
  expect(greetingTo(name)).toBe('Hi,');
});

test('whoever is refused a name reads what else to enter', () => {
  for (const name of ['123', 'ana\nlee', 'evil.example']) {
    const problem = nameProblem(name);
    expect(problem && NAME_PROBLEMS[problem]).toMatch(/^(Enter|Use) .*\bname\b.+\.$/);
  }
});

test('an email greets by the first name', () => {
  expect(greetingTo(' Ana Lee ')).toBe('Hi Ana,');
});
