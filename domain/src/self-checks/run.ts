import { FIRST_FORM, FORM_RULES, type FormId, type InstrumentId } from './forms';
import type { Answers } from './score';

/** Where someone is in a form; lives in memory alone. */
export type Run = {
  readonly form: FormId;
  readonly answers: Answers;
  /** The answer to the last question of some forms, which is not scored. */
  readonly difficulty: number | null;
  /** An item, counted from 0, or what follows the items. */
  readonly at: number | 'difficulty' | 'result';
};

export function beginRun(instrument: InstrumentId): Run {
  const form = FIRST_FORM[instrument];
  return { form, answers: noAnswers(FORM_RULES[form].items), difficulty: null, at: 0 };
}

/** Gives, changes or takes back the answer to where someone is. */
export function answerHere(run: Run, value: number | null): Run {
  if (run.at === 'difficulty') return { ...run, difficulty: value };
  return { ...run, answers: run.answers.map((answer, item) => (item === run.at ? value : answer)) };
}

/** What was answered where someone is; null for nothing. */
export function answerAt({ at, answers, difficulty }: Run): number | null {
  if (at === 'result') return null;
  return at === 'difficulty' ? difficulty : (answers[at] ?? null);
}

/** One further, whether or not there is an answer. */
export function goOn(run: Run): Run {
  if (run.at === 'result') return run;
  if (run.at === 'difficulty') return { ...run, at: 'result' };
  if (run.at + 1 < run.answers.length) return { ...run, at: run.at + 1 };
  return { ...run, at: asksDifficulty(run) ? 'difficulty' : 'result' };
}

/** One back; null from the first item, before which the form has not begun. */
export function goBack(run: Run): Run | null {
  const last = run.answers.length - 1;
  if (run.at === 'result') return { ...run, at: asksDifficulty(run) ? 'difficulty' : last };
  if (run.at === 'difficulty') return { ...run, at: last };
  return run.at === 0 ? null : { ...run, at: run.at - 1 };
}

/** To a certain place, such as an item without an answer; where the form has no such item, nothing changes. */
export function goTo(run: Run, at: Run['at']): Run {
  return typeof at === 'number' && at >= run.answers.length ? run : { ...run, at };
}

/** On with the longer form: the answers to its first items are there already. */
export function goLonger(run: Run): Run {
  const { longer } = FORM_RULES[run.form];
  if (longer === null) return run;
  const missing = FORM_RULES[longer].items - run.answers.length;
  return {
    ...run,
    form: longer,
    answers: [...run.answers, ...noAnswers(missing)],
    at: run.answers.length,
  };
}

/** The PHQ-9 asks how hard the problems made things, of those who have any. */
export function asksDifficulty({ form, answers }: Pick<Run, 'form' | 'answers'>): boolean {
  return form === 'phq-9' && answers.some((answer) => answer !== null && answer > 0);
}

function noAnswers(count: number): Answers {
  return Array.from({ length: count }, () => null);
}
