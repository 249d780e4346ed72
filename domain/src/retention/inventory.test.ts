import { expect, test } from 'vitest';
import { daysInWords } from './days-in-words';
import { INVENTORY, type Kept } from './inventory';

const TOLD = Object.entries<Kept>(INVENTORY).flatMap(([name, kept]) =>
  kept.words === null ? [] : [{ name, kept, words: kept.words }],
);

const textOf = ({ text }: (typeof TOLD)[number]['words'], sessionDays: number) =>
  typeof text === 'function' ? text({ sessionDays }) : text;

test.each(TOLD)('$name: the text names the same time that the chores go by', ({ kept, words }) => {
  const text = textOf(words, 30);
  if (kept.ends === 'after') {
    expect(text).toContain(daysInWords(kept.days));
    if (kept.atLatest !== undefined) expect(text).toContain(daysInWords(kept.atLatest.days));
  }
  if (kept.ends === 'with-account') expect(text).toMatch(/account/);
});

test('how long a sign-in lasts is what the operator set', () => {
  const { words } = INVENTORY.sessions;
  expect(textOf(words, 14)).toContain('14 days after you signed in');
  expect(textOf(words, 365)).toContain('one year after you signed in');
});

test.each(TOLD)('$name: whole sentences', ({ words }) => {
  expect(textOf(words, 30)).toMatch(/^[A-Z].*\.$/);
  expect(words.title).toMatch(/^[A-Z].*[a-z]$/);
});
