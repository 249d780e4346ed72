import { expect, test } from 'vitest';
import { noteOn } from './notes';

const NOTED = [
  { title: 'Darkness Visible', authors: ['William Styron'], note: 'Talks openly about suicide.' },
  { title: 'Man’s Search for Meaning', authors: ['Viktor E. Frankl'], note: 'Describes camps.' },
  { title: 'Quiet', authors: ['Susan Cain'], note: null },
];

test('a book has its note wherever it was found, whatever its subtitle and spelling', () => {
  const found = { title: 'DARKNESS VISIBLE: A Memoir of Madness', authors: ['William Styron'] };
  expect(noteOn(found, NOTED)).toBe('Talks openly about suicide.');
  expect(noteOn({ title: "Man's search for meaning (new ed.)", authors: ['Viktor E Frankl'] }, NOTED)).toBe(
    'Describes camps.',
  );
});

test('another book of the same name, or one without a note, has none', () => {
  expect(noteOn({ title: 'Darkness Visible', authors: ['William Golding'] }, NOTED)).toBeNull();
  expect(noteOn({ title: 'Darkness Visible', authors: [] }, NOTED)).toBeNull();
  expect(noteOn({ title: 'Quiet', authors: ['Susan Cain'] }, NOTED)).toBeNull();
});
