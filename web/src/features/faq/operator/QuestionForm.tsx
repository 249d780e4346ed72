import { t } from '@lingui/core/macro';
import { FAQ_CATEGORIES } from '@stillgrove/contract/faq';
import type { OperatorQuestion, OperatorQuestionsAnswer } from '@stillgrove/contract/operator-faq';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useMutation } from '../../../platform/query/use-mutation';
import { Button } from '../../../ui/controls/Button';
import { Field, FieldFrame, TextArea } from '../../../ui/controls/Field';
import type { Values } from '../../../ui/forms/use-form';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { VersionedForm } from '../../../ui/forms/VersionedForm';
import { Failure } from '../../../ui/states/states';
import { addQuestion, previewAnswer, type QuestionBody, readQuestions, saveQuestion } from '../api';
import { changedWords, sameQuestion } from './question-words';
import styles from './QuestionsPart.module.css';

const CATEGORIES = FAQ_CATEGORIES.filter(({ id }) => id !== 'all');

type Props = {
  /** Null for a new one. */
  question: OperatorQuestion | null;
  version: number;
  /** Called with what to say; with nothing when it was left. */
  onDone: (message: string) => void;
};

/** Where a question and its answer are written. */
export function QuestionForm({ question: shown, version, onDone }: Props): ReactElement {
  // As it was read, whatever is loaded while someone writes.
  const [question] = useState(shown);
  const place = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const [answer, setAnswer] = useState(question?.answer ?? '');
  const { save, newer, keepMine } = useVersionedSave({
    version,
    load: readQuestions,
    untouched: ({ questions }) =>
      question === null
        ? // It may have been added already, by a press in another tab.
          !questions.some((one) => one.question === typed.current)
        : questions.some((one) => sameQuestion(one, question)),
  });
  useEffect(() => place.current?.querySelector('select')?.focus(), []);

  const send = async (values: Values) => {
    typed.current = values.question?.trim() ?? '';
    await save((over) => {
      const body = { ...values, version: over } as QuestionBody;
      return question === null ? addQuestion(body) : saveQuestion(question.id, body);
    });
    onDone(question === null ? t`The question is added.` : t`The question is saved.`);
  };

  return (
    <div ref={place}>
      <VersionedForm
        button={t`Save the question`}
        send={send}
        newer={newer && newerWords(question, newer)}
        keepMine={keepMine}
        onLeave={() => onDone('')}
      >
        {(errors) => (
          <>
            <FieldFrame label={t`Category`} error={errors.category}>
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
              label={t`Question`}
              name="question"
              defaultValue={question?.question}
              error={errors.question}
            />
            <TextArea
              label={t`Answer`}
              name="answer"
              help={t`One paragraph. *Emphasis*, **strong words**, [a link](/contact) or [another](https://example.org). ${'{email}'} becomes your address.`}
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
    return questions.filter(({ own }) => own).map((one) => [t`Question`, one.question] as const);
  }
  const found = questions.find(({ id }) => id === question.id);
  return found === undefined ? [[t`Question`, t`It was removed.`] as const] : changedWords(question, found);
}

/** The answer as visitors would see it; the server makes it, as it does for them. */
function AnswerPreview({ answer }: { answer: string }): ReactElement {
  const [shown, setShown] = useState<{ of: string; html: string } | null>(null);
  const { busy, failure, run } = useMutation(previewAnswer, {
    onDone: ({ html }, of) => setShown({ of, html }),
  });
  return (
    <div className={styles.look}>
      <Button onClick={() => run(answer)} aria-disabled={busy}>
        {t`Show how it will look`}
      </Button>
      <div role="status" className={shown?.of === answer ? styles.preview : undefined}>
        {/* What the server lets through: emphasis and links, the rest escaped. */}
        {shown?.of === answer && <p dangerouslySetInnerHTML={{ __html: shown.html }} />}
      </div>
      <Failure>{failure?.message}</Failure>
    </div>
  );
}
