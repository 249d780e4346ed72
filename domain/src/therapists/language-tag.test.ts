import { expect, test } from 'vitest';
import { isLanguageTag } from './language-tag';

test('a language has one spelling', () => {
  for (const tag of ['hi', 'pt-BR', 'yue', 'zh-Hant']) expect(isLanguageTag(tag)).toBe(true);
  for (const text of ['', 'HI', 'pt_BR', 'Hindi!', 'a language', 'pt-br']) {
    expect(isLanguageTag(text)).toBe(false);
  }
});
