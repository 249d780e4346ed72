import { FORM_RULES, FORMS, type FormId } from './forms';
import { scoreOf, type Answers } from './score';

/** What someone keeps of a form in their private space. */
export type KeptResult = {
  readonly form: FormId;
  /** The day on the device when it was filled in, such as 2026-11-23. */
  readonly day: string;
  readonly answers: Answers;
  readonly difficulty: number | null;
};

/** Whether something that was opened is a result that this version understands. */
export function isKeptResult(value: unknown): value is KeptResult {
  if (typeof value !== 'object' || value === null) return false;
  const { form, day, answers, difficulty } = value as Partial<Record<keyof KeptResult, unknown>>;
  const known = FORMS.find((id) => id === form);
  return (
    known !== undefined &&
    typeof day === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    Array.isArray(answers) &&
    answers.length === FORM_RULES[known].items &&
    answers.every((answer) => isAnswer(answer, FORM_RULES[known].highestAnswer)) &&
    isAnswer(difficulty, 3)
  );
}

function isAnswer(value: unknown, highest: number): value is number | null {
  return (
    value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= highest)
  );
}

/** The scored results of one form, oldest first. */
export function resultsOf(
  form: FormId,
  kept: readonly KeptResult[],
): readonly { readonly day: string; readonly points: number }[] {
  return kept
    .filter((one) => one.form === form)
    .flatMap(({ day, answers }) => {
      const score = scoreOf(form, answers);
      return score === null ? [] : [{ day, points: score.points }];
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
