import { existsSync, readdirSync } from 'node:fs';
import { FORM_RULES, INSTRUMENTS, type InstrumentId } from '@stillgrove/domain/self-checks/forms';
import { describe, expect, test } from 'vitest';
import { readSelfChecks } from './self-checks';

const FREQUENCY = ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'];

/** The printed forms, typed from them once more: a changed letter changes what the scores mean. */
const PRINTED: Readonly<Record<InstrumentId, string>> = {
  'who-5': `Please indicate for each of the five statements which is closest to how you have been feeling over the last two weeks.
1 I have felt cheerful and in good spirits
2 I have felt calm and relaxed
3 I have felt active and vigorous
4 I woke up feeling fresh and rested
5 My daily life has been filled with things that interest me
All of the time=5 Most of the time=4 More than half of the time=3 Less than half of the time=2 Some of the time=1 At no time=0`,
  'phq-9': `Over the last 2 weeks, how often have you been bothered by any of the following problems?
1 Little interest or pleasure in doing things
2 Feeling down, depressed, or hopeless
3 Trouble falling or staying asleep, or sleeping too much
4 Feeling tired or having little energy
5 Poor appetite or overeating
6 Feeling bad about yourself — or that you are a failure or have let yourself or your family down
7 Trouble concentrating on things, such as reading the newspaper or watching television
8 Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual
9 Thoughts that you would be better off dead or of hurting yourself in some way
Not at all=0 Several days=1 More than half the days=2 Nearly every day=3
If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?
Not difficult at all=0 Somewhat difficult=1 Very difficult=2 Extremely difficult=3`,
  'gad-7': `Over the last 2 weeks, how often have you been bothered by the following problems?
1 Feeling nervous, anxious or on edge
2 Not being able to stop or control worrying
3 Worrying too much about different things
4 Trouble relaxing
5 Being so restless that it is hard to sit still
6 Becoming easily annoyed or irritable
7 Feeling afraid as if something awful might happen
Not at all=0 Several days=1 More than half the days=2 Nearly every day=3`,
};

const questionnaires = readSelfChecks();

const optionLine = (options: readonly { value: number; text: string }[]) =>
  options.map(({ value, text }) => `${text}=${String(value)}`).join(' ');

test('each instrument is there, in the order in which the page shows them', () => {
  expect(questionnaires.map(({ instrument }) => instrument)).toEqual([...INSTRUMENTS]);
});

describe.each(questionnaires)('$name', (questionnaire) => {
  const { instrument, stem, items, options, difficulty } = questionnaire;

  test('its words are those of the printed form, character by character', () => {
    const lines = [
      stem,
      ...items.map((item, place) => `${String(place + 1)} ${item}`),
      optionLine(options),
      ...(difficulty === undefined ? [] : [difficulty.question, optionLine(difficulty.options)]),
    ];
    expect(lines.join('\n')).toBe(PRINTED[instrument]);
  });

  test('its answers have every value from 0 to the highest', () => {
    const values = options.map(({ value }) => value).toSorted((one, other) => one - other);
    expect(values).toEqual(
      Array.from({ length: FORM_RULES[instrument].highestAnswer + 1 }, (_, value) => value),
    );
  });

  test('edition, source, license and credit stand beside the words', () => {
    for (const field of ['edition', 'source', 'comparedWith', 'credit'] as const)
      expect(questionnaire[field].length).toBeGreaterThan(10);
    expect(questionnaire.license.name).not.toBe('');
  });
});

test('PHQ and GAD carry the credit line that goes with them', () => {
  for (const { instrument, credit, options } of questionnaires.filter(
    ({ instrument: id }) => id !== 'who-5',
  )) {
    expect(credit, instrument).toBe(
      'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
    );
    expect(options.map(({ text }) => text)).toEqual(FREQUENCY);
  }
});

test('the WHO-5 has a folder of its own, with its license and without a logo', () => {
  const folder = new URL('./who-5/', import.meta.url);
  expect(existsSync(new URL('LICENSE.md', folder))).toBe(true);
  expect(readdirSync(folder).toSorted()).toEqual(['LICENSE.md', 'en.json']);
  expect(questionnaires[0]?.credit).toContain('CC BY-NC-SA 3.0 IGO');
});
