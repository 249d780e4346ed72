import { readdirSync, readFileSync } from 'node:fs';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CATALOGS, differenceOf, messagesIn } from './catalog';
import { catalogFiles } from './extract';
import { untranslated } from './untranslated';

const SOURCES = join(import.meta.dirname, '../src');
const compiled = compileMessageOrThrow;

describe('a translation', () => {
  test('that has every placeholder and every tag, in any order, fits', () => {
    expect(differenceOf(compiled('Call {name} or <0>us</0>'), compiled('<0>Uns</0> oder {name}'), 'de')).toBe(
      null,
    );
  });

  test('that lacks a placeholder, or has one too many, does not', () => {
    expect(differenceOf(compiled('Call {name}'), compiled('Ruf an'), 'de')).toBe('lacks {name}');
    expect(differenceOf(compiled('Call <0>us</0>'), compiled('Ruf uns'), 'de')).toBe('lacks <0>, </0>');
    expect(differenceOf(compiled('Call'), compiled('Ruf {name}'), 'de')).toContain('has {name}');
  });

  test('needs the plural forms of its language, not those of English', () => {
    const english = compiled('{n, plural, one {# day} other {# days}}');
    expect(differenceOf(english, compiled('{n, plural, one {# Tag} other {# Tage}}'), 'de')).toBe(null);
    expect(differenceOf(english, compiled('{n, plural, one {a} other {b}}'), 'ar')).toBe(
      'needs the plural forms few, many, one, two, zero, other',
    );
  });

  test('stands in the PO file of its feature; a message without one stays English, a wrong one ends the build', () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogs-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'de'));
    writeFileSync(
      join(folder, 'de/breathing.po'),
      'msgid "Hold"\nmsgstr "Halten"\n\nmsgid "Hi {name}"\nmsgstr "Hallo"\n',
    );
    const translate = messagesIn('de', folder);
    expect(translate(generateMessageId('Hold'), 'Hold')).toEqual(['Halten']);
    expect(translate(generateMessageId('Inhale'), 'Inhale')).toEqual(['Inhale']);
    expect(() => translate(generateMessageId('Hi {name}'), 'Hi {name}')).toThrow('lacks {name}');
  });
});

describe('the languages of tests', () => {
  test('one is longer by 40 %, accented, and keeps placeholders, tags and plurals', () => {
    expect(messagesIn('en-XA')('', 'Call <0>{name}</0> now')).toEqual(['Çáļļ~~ <0>', ['name'], '</0> ñóŵ~']);
    expect(messagesIn('en-XA')('', '{n, plural, one {# day} other {# days}}')).toMatchObject([
      ['n', 'plural', { one: ['#', ' ðáý~'] }],
    ]);
  });

  test('the other runs from right to left', () => {
    expect(messagesIn('ar-XB')('', 'Sit down')).toEqual(['\u202eSit\u202c \u202edown\u202c']);
  });
});

describe('the code', () => {
  test('has no text that people read and that is no message', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.ts$|\.d\.ts$|in-memory|test-ports|testing\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => untranslated(readFileSync(join(SOURCES, file), 'utf8'), file))).toEqual(
      [],
    );
  });

  test('and the templates for translators agree; npm run messages writes them', () => {
    for (const [file, text] of catalogFiles())
      expect(readFileSync(join(CATALOGS, file), 'utf8'), file).toBe(text);
  });
});
