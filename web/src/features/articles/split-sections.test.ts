import { expect, test } from 'vitest';
import { splitSections } from './split-sections';

test('the opening and each section become parts of their own', () => {
  const html = '<p>Hello.</p>\n<h2 id="causes">Causes</h2>\n<p>Many.</p>\n<h2 id="types">Types</h2>\n';
  expect(splitSections(html)).toEqual({
    opening: '<p>Hello.</p>\n',
    sections: [
      { id: 'causes', html: '<h2 id="causes">Causes</h2>\n<p>Many.</p>\n' },
      { id: 'types', html: '<h2 id="types">Types</h2>\n' },
    ],
  });
});

test('a text that begins with a heading has no opening', () => {
  const { opening, sections } = splitSections('<h2 id="causes">Causes</h2>');
  expect(opening).toBe('');
  expect(sections.map(({ id }) => id)).toEqual(['causes']);
});

test('no text, no parts', () => {
  expect(splitSections('')).toEqual({ opening: '', sections: [] });
});
