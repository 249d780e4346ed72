import { FORM_RULES, FORMS } from '@stillgrove/domain/self-checks/forms';
import { describe, expect, test } from 'vitest';
import { BAND_NAMES, changeWords, RESULT_WORDS, resultWords, unscoredWords } from './result-words';

const all = FORMS.flatMap((form) =>
  FORM_RULES[form].bands.map(({ id }) => ({ form, band: id, words: RESULT_WORDS[form][id] })),
);

test('every band of every form has words', () => {
  expect(all.filter(({ words }) => words === undefined)).toEqual([]);
});

describe.each(all)('the words for $form, $band', ({ words }) => {
  const text = `${words?.summary ?? ''} ${words?.next ?? ''}`;

  test('compare answers and say nothing about who someone is', () => {
    expect(words?.summary).toMatch(/^Your (?:two )?answers are like those of people /);
    expect(text).not.toMatch(/\byou have\b|\byou are\b|\byou suffer/i);
  });

  test('name no illness that someone would have, and do not shout, blame or frighten', () => {
    expect(text).not.toMatch(
      /diagnos|disorder|depressi|patient|symptom|treatment|\bfail|abnormal|alarming|!/i,
    );
  });
});

test('whoever is in one of the upper bands is asked to talk to someone, and no one in the lowest is', () => {
  const urgencies = all.map(({ form, band, words }) => [`${form} ${band}`, words?.urgency]);
  expect(Object.fromEntries(urgencies)).toMatchObject({
    'phq-9 minimal': 'none',
    'phq-9 moderate': 'helps',
    'phq-9 moderately-severe': 'soon',
    'phq-9 severe': 'soon',
    'gad-7 moderate': 'helps',
    'gad-7 severe': 'soon',
    'who-5 very-low': 'helps',
    'who-5 fair': 'none',
  });
});

test('a low sum does not take back an answer about death, and a missing answer does not hide it', () => {
  const asked = { summary: 'One of your answers matters most.', urgency: 'soon' };
  expect(resultWords('phq-9', [0, 0, 0, 0, 0, 0, 0, 0, 1])).toMatchObject(asked);
  expect(resultWords('phq-9', [null, 0, 0, 0, 0, 0, 0, 0, 1])).toMatchObject(asked);
  expect(resultWords('phq-9', [0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(RESULT_WORDS['phq-9'].minimal);
  expect(resultWords('phq-9', [null, 0, 0, 0, 0, 0, 0, 0, 0])).toBeUndefined();
});

test('a missing answer is fine, and says that there is no result', () => {
  expect(unscoredWords(1)).toContain('so there is no result');
  expect(unscoredWords(2)).toContain('2 questions');
});

test('more points are easier on the WHO-5 and harder on the others', () => {
  expect(changeWords('who-5', 'higher')).toContain('Clearly easier');
  expect(changeWords('phq-9', 'higher')).toContain('Clearly harder');
  expect(changeWords('gad-7', 'lower')).toContain('Clearly easier');
  expect(changeWords('gad-7', 'same')).toContain('About the same');
});

test('bands are called what the manuals call them, without a color or a mark', () => {
  expect(Object.values(BAND_NAMES).join(' ')).not.toMatch(/red|yellow|green|!|normal/i);
});
