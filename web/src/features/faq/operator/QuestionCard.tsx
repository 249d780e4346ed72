import type { OperatorQuestion, OperatorQuestionsAnswer } from '@stillgrove/contract/operator-faq';
import type { ReactElement } from 'react';
import { useChange } from '../../../platform/http/use-change';
import { Button } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { RecordCard } from '../../../ui/records/Records';
import { QUESTIONS_PATH, QuestionForm } from './QuestionForm';
import { categoryName, sameQuestion } from './question-words';
import styles from './QuestionsPart.module.css';

type Props = {
  question: OperatorQuestion;
  version: number;
  editing: boolean;
  onEdit: () => void;
  /** Called with what to say when the form is done with. */
  onDone: (message: string) => void;
};

/** A question as it is written, and what can be done with it. */
export function QuestionCard({ question, version, editing, onEdit, onDone }: Props): ReactElement {
  const edit = useFocusBack<HTMLSpanElement>(editing);
  if (editing) {
    return (
      <RecordCard title={question.question} about={standing(question)}>
        <QuestionForm question={question} version={version} onDone={onDone} />
      </RecordCard>
    );
  }
  return (
    <RecordCard
      title={question.question}
      about={standing(question)}
      actions={
        <>
          <span ref={edit}>
            <Button onClick={onEdit} aria-label={`Correct: ${question.question}`}>
              Correct
            </Button>
          </span>
          <TakeBack key={version} question={question} version={version} onDone={onDone} />
        </>
      }
    >
      <p className={styles.answer}>{question.answer}</p>
      {question.bundled !== null && (
        <details>
          <summary className={styles.asItCame}>As it came</summary>
          <p>
            <strong>{question.bundled.question}</strong>
          </p>
          <p className={styles.answer}>{question.bundled.answer}</p>
        </details>
      )}
    </RecordCard>
  );
}

function TakeBack({ question, version, onDone }: Omit<Props, 'editing' | 'onEdit'>): ReactElement | null {
  const { save } = useVersionedSave<OperatorQuestionsAnswer>({
    path: QUESTIONS_PATH,
    version,
    untouched: ({ questions }) => questions.some((newer) => sameQuestion(newer, question)),
  });
  const { failure, run } = useChange<string>(onDone);
  const takeBack = () =>
    void run(async () => {
      await save('POST', `${QUESTIONS_PATH}/${question.id}/take-back`, {});
      return question.own ? 'The question is removed.' : 'The question is as it came again.';
    });
  if (!question.own && question.bundled === null) return null;
  return (
    <>
      {question.own ? (
        <Confirm
          ask="Remove"
          of={question.question}
          question="Remove this question for good?"
          confirm="Yes, remove it"
          keep="Keep it"
          onConfirm={takeBack}
        />
      ) : (
        <Confirm
          ask="Take the correction back"
          of={question.question}
          question="Drop your words and show the question as it came?"
          confirm="Yes, take it back"
          keep="Keep the correction"
          onConfirm={takeBack}
        />
      )}
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {failure.message}
        </p>
      )}
    </>
  );
}

function standing({ category, own, bundled }: OperatorQuestion): string {
  const name = categoryName(category);
  if (own) return `${name}, added here`;
  return bundled === null ? `${name}, as it came` : `${name}, corrected here`;
}
