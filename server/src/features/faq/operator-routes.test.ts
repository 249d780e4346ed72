import { bundledQuestions } from '@stillgrove/content/faq/faq';
import type { OperatorQuestionsAnswer } from '@stillgrove/contract/operator-faq';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_PAGES } from '../../testing/no-pages';
import { signUpOperator } from '../../testing/people';
import { testApp } from '../../testing/test-app';
import { shownQuestions } from './shown-questions';
import { readQuestions } from './store';

const URL = '/api/v1/operator/questions';
const WORDS = { category: 'services', question: 'Is there parking?', answer: 'Yes, *behind* the house.' };

async function withOla() {
  let changes = 0;
  const pages = { ...NO_PAGES, lookAgain: () => (changes += 1) };
  const instance = await testApp({ pages });
  const ola = await signUpOperator(instance);
  return {
    ...instance,
    ola,
    list: async () => (await ola.get(URL)).json<OperatorQuestionsAnswer>(),
    /** What pages are made of. */
    shown: async () => shownQuestions((await readQuestions(instance.db)).value),
    add: (version: number, words: object = {}) => ola.post(URL, { ...WORDS, ...words, version }),
    correct: (id: number, version: number, words: object = {}) =>
      ola.put(`${URL}/${String(id)}`, { ...WORDS, ...words, version }),
    takeBack: (id: number, version: number) => ola.post(`${URL}/${String(id)}/take-back`, { version }),
    actions: () => instance.db.selectFrom('operator_actions').select(['action', 'subject']).execute(),
    changes: () => changes,
  };
}

test('a corrected question is shown in the place of the bundled one, until that is taken back', async () => {
  const { list, shown, correct, takeBack, actions, changes } = await withOla();
  const bundled = bundledQuestions();
  expect(await shown()).toEqual(bundled);
  expect((await correct(2, 0)).json()).toMatchObject({ success: true, version: 1 });
  expect((await shown())[1]).toEqual({ id: 2, ...WORDS });
  expect((await shown()).toSpliced(1, 1)).toEqual(bundled.toSpliced(1, 1));
  const { id: _two, ...asItCame } = bundled[1]!;
  expect((await list()).questions[1]).toEqual({ id: 2, ...WORDS, bundled: asItCame, own: false });
  expect((await takeBack(2, 1)).json()).toMatchObject({ success: true, version: 2 });
  expect(await shown()).toEqual(bundled);
  expect(await actions()).toEqual([
    { action: 'question-corrected', subject: '2' },
    { action: 'question-restored', subject: '2' },
  ]);
  expect(changes()).toBe(2);
});

test('questions of one’s own follow the bundled ones; they are changed and removed', async () => {
  const { shown, add, correct, takeBack, actions } = await withOla();
  await add(0);
  await add(1, { question: 'Is there a lift?' });
  expect((await shown()).slice(8).map(({ id, question }) => [id, question])).toEqual([
    [1001, 'Is there parking?'],
    [1002, 'Is there a lift?'],
  ]);
  await correct(1001, 2, { question: 'Where do I park?' });
  await takeBack(1002, 3);
  expect((await shown()).slice(8)).toEqual([{ id: 1001, ...WORDS, question: 'Where do I park?' }]);
  expect((await actions()).map(({ action }) => action)).toEqual([
    'question-added',
    'question-added',
    'question-corrected',
    'question-removed',
  ]);
});

test('pressing twice adds one question, and no one writes over what they have not seen', async () => {
  const { shown, add, correct, takeBack } = await withOla();
  const answers = await Promise.all([add(0), add(0)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await shown()).toHaveLength(9);
  for (const late of [await correct(1, 0), await takeBack(1001, 0)])
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'newer-version' }]);
});

test('there is an end to questions of one’s own, and a question that is gone cannot be changed', async () => {
  const { add, correct, takeBack } = await withOla();
  for (let version = 0; version < 50; version += 1) await add(version);
  expect((await add(50)).json()).toMatchObject({ code: 'too-many-questions' });
  expect((await correct(7000, 50)).json()).toMatchObject({ code: 'unknown-question' });
  expect((await takeBack(3, 50)).json()).toMatchObject({ code: 'unknown-question' });
});

test('HTML, pictures and links that lead astray are refused at the answer', async () => {
  const { shown, add, correct, ola } = await withOla();
  for (const answer of ['<img src=x onerror=alert(1)>', '![a](/b)', '[a](javascript:alert(1))', '   ']) {
    const preview = await ola.post(`${URL}/preview`, { answer });
    for (const refused of [await add(0, { answer }), await correct(1, 0, { answer }), preview]) {
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toHaveProperty('fields.answer');
    }
  }
  expect((await add(0, { question: 'Where\nto?', category: 'all' })).json()).toMatchObject({
    fields: { question: 'Use one line of plain characters here.', category: 'Choose a category.' },
  });
  expect(await shown()).toEqual(bundledQuestions());
});

test('a preview shows the answer as visitors would see it, with the instance’s address', async () => {
  const { ola } = await withOla();
  const preview = await ola.post(`${URL}/preview`, {
    answer: 'Write to\n\n[{email}](mailto:{email}) *soon*.',
  });
  expect(preview.json()).toEqual({
    success: true,
    html: 'Write to <a href="mailto:support@stillgrove.example">support@stillgrove.example</a> <em>soon</em>.',
  });
});

test('whatever is written is refused in words or read back, and no other question is touched', async () => {
  const { shown, correct } = await withOla();
  let version = 0;
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
    fc.constantFrom('<script>', '</script>', '[a](javascript:1)', '\uD800', '\u202E', '{email}', '\u0000'),
  );
  const others = bundledQuestions().toSpliced(4, 1);
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (question, answer) => {
      const { statusCode } = await correct(5, version, { question, answer });
      expect([200, 400]).toContain(statusCode);
      if (statusCode === 200) version += 1;
      const now = await shown();
      if (statusCode === 200) expect(now[4]?.question).toBe(question.trim());
      expect(now.toSpliced(4, 1)).toEqual(others);
    }),
    { numRuns: 60 },
  );
});
