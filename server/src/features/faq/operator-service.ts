import { shownQuestion } from '@stillgrove/content/faq/shown-question';
import { toldQuestion } from '@stillgrove/content/faq/told-question';
import { smallMarkdownProblem } from '@stillgrove/content/small-markdown';
import type { Question } from '@stillgrove/contract/faq';
import type { OperatorQuestion, QuestionWords, StoredQuestions } from '@stillgrove/contract/operator-faq';
import type { Site } from '@stillgrove/contract/site';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import { Refusal, type Result } from '../../platform/errors/refusal';
import { settingChanges } from '../../platform/settings/changes';
import { BUNDLED, isOwn, shownQuestions } from './shown-questions';
import { readQuestions, saveQuestions } from './store';

/** Far above what the product will ever bring along. */
const FIRST_OWN_ID = 1001;
const OWN_MAX = 50;

const UNKNOWN = new Refusal({ code: 'unknown-question' });

const TOO_MANY = new Refusal({
  code: 'too-many-questions',
  values: { most: OWN_MAX },
});

type Options = {
  db: Db;
  clock: Clock;
  /** What the instance says about itself. */
  site: () => Promise<Site>;
  /** How many articles there are. */
  articles: number;
  /** Called once a change is on disk. */
  onChange: () => void;
};

type Operator = { readonly userId: string };

export type OperatorFaqService = ReturnType<typeof createOperatorFaqService>;

/** The questions of visitors, in the operators' words. A save answers its version, or why there was none. */
export function createOperatorFaqService({ db, clock, site, articles, onChange }: Options) {
  const change = settingChanges({ db, clock, read: readQuestions, write: saveQuestions, onChange });
  const wordsOf = (written: Question, told: Site): QuestionWords => {
    const { category, question, answer } = toldQuestion(written, told, articles);
    return { category, question, answer };
  };
  const described = (shown: Question, stored: StoredQuestions, told: Site): OperatorQuestion => {
    const corrected = stored.some(({ id }) => id === shown.id);
    const bundled = BUNDLED.find(({ id }) => id === shown.id);
    return {
      id: shown.id,
      ...wordsOf(shown, told),
      bundled: corrected && bundled ? wordsOf(bundled, told) : null,
      own: isOwn(shown.id),
    };
  };
  return {
    async list(): Promise<{ questions: OperatorQuestion[]; version: number }> {
      const { value, version } = await readQuestions(db);
      const told = await site();
      const questions = shownQuestions(value).map((question) => described(question, value, told));
      return { questions, version };
    },

    /** Corrects a bundled question or changes one of the operator's own. */
    async save(operator: Operator, id: number, version: number, words: QuestionWords) {
      return (
        problemOf(words) ??
        change(operator, version, (stored) => {
          if (isOwn(id) && !stored.some((question) => question.id === id)) return UNKNOWN;
          const value = [...without(stored, id), { id, ...words }];
          return { action: 'question-corrected', subject: String(id), value };
        })
      );
    },

    async add(operator: Operator, version: number, words: QuestionWords) {
      return (
        problemOf(words) ??
        change(operator, version, (stored) => {
          const own = stored.map((question) => question.id).filter(isOwn);
          if (own.length >= OWN_MAX) return TOO_MANY;
          const id = Math.max(FIRST_OWN_ID - 1, ...own) + 1;
          return { action: 'question-added', subject: String(id), value: [...stored, { id, ...words }] };
        })
      );
    },

    /** Takes back what was written: a bundled question is as it came again, one of the operator's own is gone. */
    takeBack(operator: Operator, id: number, version: number) {
      return change(operator, version, (stored) => {
        if (!stored.some((question) => question.id === id)) return UNKNOWN;
        const action = isOwn(id) ? 'question-removed' : 'question-restored';
        return { action, subject: String(id), value: without(stored, id) };
      });
    },

    /** The HTML that visitors would see. */
    async preview(answer: string): Promise<Result<string>> {
      return problemOf({ answer }) ?? shownQuestion({ answer }, (await site()).email).answerHtml;
    },
  };
}

function problemOf({ answer }: Pick<QuestionWords, 'answer'>): Result {
  const problem = smallMarkdownProblem(answer);
  if (problem === null) return null;
  return new Refusal({ code: 'invalid-fields', message: problem, fields: { answer: problem } });
}

function without(stored: StoredQuestions, id: number): StoredQuestions {
  return stored.filter((question) => question.id !== id);
}
