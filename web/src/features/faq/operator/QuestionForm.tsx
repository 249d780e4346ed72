import { FAQ_CATEGORIES } from '@stillgrove/contract/faq';
import type { OperatorQuestion, OperatorQuestionsAnswer } from '@stillgrove/contract/operator-faq';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Field, FieldFrame, TextArea } from '../../../ui/controls/Field';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { AnswerPreview } from './AnswerPreview';
import { changedWords, sameQuestion } from './question-words';

export const QUESTIONS_PATH = '/api/v1/operator/questions';

const CATEGORIES = FAQ_CATEGORIES.filter(({ id }) => id !== 'all');

type Props = {
  /** Null for a new one. */
  question: OperatorQuestion | null;
  version: number;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Where a question and its answer are written. */
export function QuestionForm({ question, version, onDone }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const [answer, setAnswer] = useState(question?.answer ?? '');
  const { save, newer, keepMine } = useVersionedSave<OperatorQuestionsAnswer>({
    path: QUESTIONS_PATH,
    version,
    untouched: ({ questions }) =>
      question === null
        ? // It may have been added already, by a press in another tab.
          !questions.some((one) => one.question === typed.current)
        : questions.some((one) => sameQuestion(one, question)),
  });
  useEffect(() => place.current?.querySelector('select')?.focus(), []);

  const send = async (values: Values) => {
    typed.current = values.question?.trim() ?? '';
    if (question === null) await save('POST', QUESTIONS_PATH, values);
    else await save('PUT', `${QUESTIONS_PATH}/${question.id}`, values);
    onDone(question === null ? 'The question is added.' : 'The question is saved.');
    return '';
  };

  return (
    <div ref={place}>
      <VersionedForm
        button="Save the question"
        send={send}
        newer={newer && newerWords(question, newer)}
        keepMine={keepMine}
        onLeave={() => onDone('')}
      >
        {(errors) => (
          <>
            <FieldFrame label="Category" error={errors.category}>
              {(labelled) => (
                <select {...labelled} name="category" defaultValue={question?.category ?? 'general'}>
                  {CATEGORIES.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
            <Field
              label="Question"
              name="question"
              defaultValue={question?.question}
              error={errors.question}
            />
            <TextArea
              label="Answer"
              name="answer"
              help="One paragraph. *Emphasis*, **strong words**, [a link](/contact) or [another](https://example.org). {email} becomes your address."
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
              error={errors.answer}
            />
            <AnswerPreview answer={answer} />
          </>
        )}
      </VersionedForm>
    </div>
  );
}

function newerWords(question: OperatorQuestion | null, { questions }: OperatorQuestionsAnswer) {
  if (question === null) {
    return questions.filter(({ own }) => own).map((one) => ['Question', one.question] as const);
  }
  const found = questions.find(({ id }) => id === question.id);
  return found === undefined ? [['Question', 'It was removed.'] as const] : changedWords(question, found);
}
