import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeText } from './merge-text';

const BETWEEN = '(also)';
const merge = (base: string, ours: string, theirs: string) => mergeText(base, ours, theirs, BETWEEN);
const text = (...lines: string[]) => lines.join('\n');

test('what only one side changed is taken from it', () => {
  expect(merge('one', 'one', 'two')).toEqual({ text: 'two', isConflict: false });
  expect(merge('one', 'two', 'one')).toEqual({ text: 'two', isConflict: false });
  expect(merge('one', 'two', 'two')).toEqual({ text: 'two', isConflict: false });
  const base = text('a', '', 'b', '', 'c');
  expect(merge(base, text('A', '', 'b', '', 'c'), text('a', '', 'b', '', 'C'))).toEqual({
    text: text('A', '', 'b', '', 'C'),
    isConflict: false,
  });
});

test('paragraphs next to each other are two, also where one was added or taken away', () => {
  expect(merge(text('a', 'b'), text('A', 'b'), text('a', 'B', 'c'))).toEqual({
    text: text('A', 'B', 'c'),
    isConflict: false,
  });
  expect(merge(text('a', 'b'), text('A', 'B'), text('a', 'x', 'b'))).toEqual({
    text: text('A', 'x', 'B'),
    isConflict: false,
  });
  expect(merge(text('a', 'b', 'c'), text('a', 'c'), text('a', 'b', 'C'))).toEqual({
    text: text('a', 'C'),
    isConflict: false,
  });
});

test('paragraphs that both sides added are both there', () => {
  expect(merge('', 'ours', 'theirs')).toEqual({ text: text('ours', 'theirs'), isConflict: false });
  expect(merge('a', text('a', 'ours'), text('a', 'theirs'))).toEqual({
    text: text('a', 'ours', 'theirs'),
    isConflict: false,
  });
});

test('the same paragraph changed on both sides stands there twice, with a line between', () => {
  expect(merge(text('a', 'b'), text('a', 'b ours'), text('a', 'b theirs'))).toEqual({
    text: text('a', 'b ours', BETWEEN, 'b theirs'),
    isConflict: true,
  });
});

test('a paragraph that one side took away and the other changed stays', () => {
  expect(merge(text('a', 'b'), 'a', text('a', 'B'))).toEqual({ text: text('a', 'B'), isConflict: false });
  expect(merge(text('a', 'b'), text('a', 'B'), 'a')).toEqual({ text: text('a', 'B'), isConflict: false });
});

const line = fc.constantFrom('', 'a', 'b', 'c', 'd', 'e');
const lines = fc.array(line, { maxLength: 8 }).map((parts) => parts.join('\n'));

test('whatever was written on both sides, no line that one of them wrote is lost', () => {
  const written = (number: number) =>
    fc.array(
      fc.oneof(
        line,
        fc.constantFrom('x', 'y', 'z').map((word) => word + String(number)),
      ),
      {
        maxLength: 8,
      },
    );
  fc.assert(
    fc.property(lines, written(1), written(2), (base, ours, theirs) => {
      const merged = merge(base, ours.join('\n'), theirs.join('\n')).text.split('\n');
      for (const one of [...ours, ...theirs].filter((word) => /\d$/.test(word)))
        expect(merged).toContain(one);
    }),
    { numRuns: 2_000 },
  );
});

test('a change of one side alone comes through whole, and two equal ones are one', () => {
  fc.assert(
    fc.property(lines, lines, (base, changed) => {
      expect(merge(base, changed, base).text).toBe(changed);
      expect(merge(base, base, changed).text).toBe(changed);
      expect(merge(base, changed, changed).text).toBe(changed);
    }),
  );
});

test('changes of different paragraphs are never a conflict', () => {
  // Which side changes the paragraph, and how: 0 not at all, 1 the words, 2 takes it away, 3 adds one after it.
  const edits = fc.array(fc.record({ isOurs: fc.boolean(), how: fc.integer({ min: 0, max: 3 }) }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(edits, (list) => {
      const base = list.map((_, index) => `p${String(index)}`);
      const side = (isOurs: boolean) =>
        list.flatMap((edit, index) => {
          const paragraph = `p${String(index)}`;
          if (edit.isOurs !== isOurs || edit.how === 0) return [paragraph];
          if (edit.how === 1) return [`${paragraph} changed`];
          return edit.how === 2 ? [] : [paragraph, `${paragraph} added`];
        });
      const merged = merge(base.join('\n'), side(true).join('\n'), side(false).join('\n'));
      expect(merged.isConflict).toBe(false);
      for (const [index, { how }] of list.entries())
        if (how === 1) expect(merged.text).toContain(`p${String(index)} changed`);
    }),
    { numRuns: 2_000 },
  );
});

test('pages of as many lines as there can be are merged as well', () => {
  const long = (word: string) =>
    Array.from({ length: 25_000 }, (_, at) => `${word}${String(at % 7)}`).join('\n');
  const base = long('');
  expect(merge(base, `x\n${base}`, `${base}\ny`).text).toBe(`x\n${base}\ny`);
  expect(merge(base, long('a'), long('b')).isConflict).toBe(true);
});
