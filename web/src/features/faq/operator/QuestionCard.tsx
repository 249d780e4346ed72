import { t } from '@lingui/core/macro';
import type { OperatorQuestion } from '@stillgrove/contract/operator-faq';
import type { ReactElement } from 'react';
import { useMutation } from '../../../platform/query/use-mutation';
import { Button } from '../../../ui/controls/Button';
import { Confirm } from '../../../ui/controls/Confirm';
import { useFocusBack } from '../../../ui/forms/use-focus-back';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save';
import { RecordCard } from '../../../ui/records/Records';
import { Failure } from '../../../ui/states/states';
import { readQuestions, takeBackQuestion } from '../api';
import { QuestionForm } from './QuestionForm';
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
            <Button onClick={onEdit} aria-label={t`Edit: ${question.question}`}>
              {t`Edit`}
            </Button>
          </span>
          <TakeBack key={version} question={question} version={version} onDone={onDone} />
        </>
      }
    >
      <p className={styles.answer}>{question.answer}</p>
      {question.bundled !== null && (
        <details>
          <summary className="text-summary">{t`Original`}</summary>
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
  const { save } = useVersionedSave({
    version,
    load: readQuestions,
    untouched: ({ questions }) => questions.some((newer) => sameQuestion(newer, question)),
  });
  const { failure, run } = useMutation(() => save((over) => takeBackQuestion(question.id, over)), {
    onDone: () => onDone(question.own ? t`The question is removed.` : t`The original is back.`),
  });
  if (!question.own && question.bundled === null) return null;
  return (
    <>
      {question.own ? (
        <Confirm
          ask={t`Remove`}
          of={question.question}
          question={t`Remove this question for good?`}
          confirm={t`Yes, remove it`}
          keep={t`Keep it`}
          onConfirm={() => run()}
        />
      ) : (
        <Confirm
          ask={t`Restore the original`}
          of={question.question}
          question={t`Delete your version and go back to the original?`}
          confirm={t`Yes, restore it`}
          keep={t`Keep my version`}
          onConfirm={() => run()}
        />
      )}
      <Failure>{failure?.message}</Failure>
    </>
  );
}

function standing({ category, own, bundled }: OperatorQuestion): string {
  const name = categoryName(category);
  if (own) return t`${name}, added here`;
  return bundled === null ? t`${name}, original` : t`${name}, edited here`;
}
