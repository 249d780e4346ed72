import { t } from '@lingui/core/macro';
import type { ChangedMessageAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { useState, type ReactElement } from 'react';
import { dayWords, momentWords } from '../../platform/language/moment-words';
import { useMutation } from '../../platform/query/use-mutation';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { DeleteRecord } from '../../ui/deletion/DeleteRecord';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { RecordCard } from '../../ui/records/Records';
import { Failure } from '../../ui/states/states';
import { dropAnswerDraft, hasAnswerDraft } from './answer-draft';
import { deleteMessage, forgetWritingAgain, setMessageDone } from './api';
import { AnswerForm } from './AnswerForm';
import styles from './MessageCard.module.css';
import { SentAnswers } from './SentAnswers';
import { WholeText } from './WholeText';

type Props = {
  message: OperatorMessage;
  onChanged: (message: OperatorMessage) => void;
  onDeleted: (sentence: string) => void;
};

/** One visitor's message, what was answered, and what can be done about it. */
export function MessageCard({ message, onChanged, onDeleted }: Props): ReactElement {
  const { id, name, email, subject, sentAt, doneAt, writeAgainAt, answers } = message;
  const [answering, setAnswering] = useState<'no' | 'going-on' | 'begun'>(() =>
    hasAnswerDraft(id) ? 'going-on' : 'no',
  );
  const opener = useFocusBack<HTMLSpanElement>(answering !== 'no');
  const show = ({ message: sentence, changed }: ChangedMessageAnswer) => {
    showToast(sentence);
    onChanged(changed);
  };
  const { busy, failure, run } = useMutation(setMessageDone, { onDone: show });
  const forgetting = useMutation(forgetWritingAgain, { onDone: show });
  return (
    <RecordCard
      title={subject}
      about={doneAt === null ? momentWords(sentAt) : t`${momentWords(sentAt)}, done ${momentWords(doneAt)}`}
      actions={
        <>
          {answering === 'no' && (
            <span ref={opener}>
              <Button onClick={() => setAnswering('begun')}>
                {answers.length === 0 ? t`Answer` : t`Answer again`}
                <span className="visually-hidden">: {subject}</span>
              </Button>
            </span>
          )}
          <Button
            kind="quiet"
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => run({ id, done: doneAt === null })}
          >
            {doneAt === null ? t`Mark as done` : t`Open again`}
            <span className="visually-hidden">: {subject}</span>
          </Button>
          <DeleteRecord
            of={subject}
            question={t`Delete this message? The message, its answers and the emails about it on this server are gone for good. Copies in your inbox stay.`}
            send={(body) => deleteMessage(id, body)}
            onDeleted={(sentence) => {
              dropAnswerDraft(id);
              onDeleted(sentence);
            }}
          />
        </>
      }
    >
      <p className={styles.from}>
        <bdi>{name}</bdi>
        <a className={styles.address} href={`mailto:${encodeURI(email)}`}>
          {email}
        </a>
      </p>
      <WholeText text={message.message} />
      <SentAnswers answers={answers} />
      {writeAgainAt !== null && (
        <p className={styles.again}>
          {t`Write to them again on ${dayWords(writeAgainAt)}. Choose Answer again: a short text is ready.`}{' '}
          <Button
            kind="quiet"
            aria-busy={forgetting.busy}
            aria-disabled={forgetting.busy}
            onClick={() => forgetting.run(id)}
          >
            {t`Remove the reminder`}
            <span className="visually-hidden">: {subject}</span>
          </Button>
        </p>
      )}
      {answering !== 'no' && (
        <AnswerForm
          message={message}
          focused={answering === 'begun'}
          onSent={(answer) => {
            setAnswering(hasAnswerDraft(id) ? 'going-on' : 'no');
            show(answer);
          }}
          onClose={() => setAnswering('no')}
        />
      )}
      <Failure>{(failure ?? forgetting.failure)?.message}</Failure>
    </RecordCard>
  );
}
