import { expect, test } from 'vitest';
import { soundsLikeCrisis } from './crisis-words';

test.each([
  'suicide',
  'Suicidal thoughts',
  'self-harm',
  'self harm',
  'how to stop  Self–Harm',
  'kill myself',
  'I don’t want to live',
  "i don't want to be here anymore",
  'overdosed',
  'want to die',
  'suicidio',
])('“%s” sounds like a crisis', (search) => {
  expect(soundsLikeCrisis(search)).toBe(true);
});

test.each(['', 'sleep', 'yourself', 'help myself', 'diet', 'end of life care', 'alcohol', 'anxiety'])(
  '“%s” does not',
  (search) => {
    expect(soundsLikeCrisis(search)).toBe(false);
  },
);
