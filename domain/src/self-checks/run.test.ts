import { expect, test } from 'vitest';
import { isKeptResult, resultsOf } from './kept-result';
import {
  answerAt,
  answerHere,
  asksDifficulty,
  beginRun,
  goBack,
  goLonger,
  goOn,
  goTo,
  type Run,
} from './run';

/** Answers one item after the other. */
function filled(run: Run, answers: readonly (number | null)[]): Run {
  return answers.reduce<Run>((soFar, answer) => goOn(answerHere(soFar, answer)), run);
}

test('two questions lead to a result, and from there on to the other seven with both answers kept', () => {
  const short = filled(beginRun('phq-9'), [2, 1]);
  expect(short).toMatchObject({ form: 'phq-2', at: 'result', answers: [2, 1] });
  const long = goLonger(short);
  expect(long).toMatchObject({ form: 'phq-9', at: 2 });
  expect(long.answers).toEqual([2, 1, null, null, null, null, null, null, null]);
});

test('the last question about how hard things were is asked only of those who have a problem', () => {
  const with1 = filled(goLonger(filled(beginRun('phq-9'), [0, 0])), [0, 0, 0, 0, 0, 0, 1]);
  expect(with1.at).toBe('difficulty');
  expect(goOn(answerHere(with1, 2))).toMatchObject({ at: 'result', difficulty: 2 });
  const without = filled(goLonger(filled(beginRun('phq-9'), [0, 0])), [0, 0, 0, 0, 0, 0, 0]);
  expect(without.at).toBe('result');
  expect(asksDifficulty(filled(beginRun('gad-7'), [3, 3]))).toBe(false);
});

test('back is possible from everywhere, loses no answer, and ends before the first item', () => {
  let run: Run | null = filled(goLonger(filled(beginRun('phq-9'), [1, 1])), [1, 1, 1, 1, 1, 1, 1]);
  run = goOn(answerHere(run, 3));
  const answers = run.answers;
  const seen: Run['at'][] = [];
  while (run !== null) {
    seen.push(run.at);
    expect(run.answers).toEqual(answers);
    run = goBack(run);
  }
  expect(seen).toEqual(['result', 'difficulty', 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('an item may stay without an answer, and be answered or cleared later', () => {
  const left = filled(beginRun('who-5'), [5, null, 5, 5, 5]);
  expect(left).toMatchObject({ at: 'result', answers: [5, null, 5, 5, 5] });
  const there = goTo(left, 1);
  expect(answerAt(there)).toBeNull();
  expect(answerAt(answerHere(there, 4))).toBe(4);
  expect(answerAt(answerHere(answerHere(there, 4), null))).toBeNull();
});

test('any place of a form can be gone to, and none that it doesn’t have', () => {
  const run = filled(beginRun('gad-7'), [3, 3]);
  expect(goTo(run, 0)).toEqual({ ...run, at: 0 });
  expect(goTo(run, 'result')).toEqual({ ...run, at: 'result' });
  expect(goTo(run, run.answers.length)).toBe(run);
});

test('only what is a whole result of a known form is taken for a kept one', () => {
  const good = { form: 'gad-2', day: '2026-11-23', answers: [1, null], difficulty: null };
  expect(isKeptResult(good)).toBe(true);
  for (const bad of [
    null,
    'gad-2',
    { ...good, form: 'k-10' },
    { ...good, day: 'today' },
    { ...good, answers: [1] },
    { ...good, answers: [1, 4] },
    { ...good, difficulty: 'hard' },
  ])
    expect(isKeptResult(bad)).toBe(false);
});

test('results of one form are told oldest first, without those that have no score', () => {
  const kept = [
    { form: 'gad-2', day: '2026-11-20', answers: [1, 1], difficulty: null },
    { form: 'gad-2', day: '2026-10-01', answers: [3, 3], difficulty: null },
    { form: 'gad-2', day: '2026-11-01', answers: [3, null], difficulty: null },
    { form: 'phq-2', day: '2026-11-02', answers: [0, 0], difficulty: null },
  ] as const;
  expect(resultsOf('gad-2', kept)).toEqual([
    { day: '2026-10-01', points: 6 },
    { day: '2026-11-20', points: 2 },
  ]);
});
