import type { ChangedMessageAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useChange } from '../../platform/http/use-change';
import { momentWords } from '../../platform/language/moment-words';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { DeleteRecord } from '../../ui/deletion/DeleteRecord';
import { RecordCard } from '../../ui/records/Records';
import { dropAnswerDraft, hasAnswerDraft } from './answer-draft';
import { AnswerForm } from './AnswerForm';
import styles from './MessageCard.module.css';
import { MESSAGES_PATH, setMessageDone } from './message-calls';
import { SentAnswers } from './SentAnswers';
import { WholeText } from './WholeText';

type Props = {
  message: OperatorMessage;
  onChanged: (message: OperatorMessage) => void;
  onDeleted: (sentence: string) => void;
};

/** One visitor's message, what was answered, and what can be done about it. */
export function MessageCard({ message, onChanged, onDeleted }: Props): ReactElement {
  const { id, name, email, subject, sentAt, doneAt, answers } = message;
  const [answering, setAnswering] = useState<'no' | 'going-on' | 'begun'>(() =>
    hasAnswerDraft(id) ? 'going-on' : 'no',
  );
  const opener = useRef<HTMLSpanElement>(null);
  const wasAnswering = useRef(false);
  useEffect(() => {
    if (answering === 'no' && wasAnswering.current) opener.current?.querySelector('button')?.focus();
    wasAnswering.current = answering !== 'no';
  }, [answering]);
  const show = ({ message: sentence, changed }: ChangedMessageAnswer) => {
    showToast(sentence);
    onChanged(changed);
  };
  const { busy, failure, run } = useChange(show);
  return (
    <RecordCard
      title={subject}
      about={doneAt === null ? momentWords(sentAt) : `${momentWords(sentAt)}, done ${momentWords(doneAt)}`}
      actions={
        <>
          {answering === 'no' && (
            <span ref={opener}>
              <Button onClick={() => setAnswering('begun')}>
                {answers.length === 0 ? 'Answer' : 'Answer again'}
                <span className="visually-hidden">: {subject}</span>
              </Button>
            </span>
          )}
          <Button
            kind="quiet"
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => void run(() => setMessageDone(id, doneAt === null))}
          >
            {doneAt === null ? 'Mark as done' : 'Open again'}
            <span className="visually-hidden">: {subject}</span>
          </Button>
          <DeleteRecord
            of={subject}
            question="Delete this message? The message, its answers and the emails about it on this server are gone for good. Copies in your inbox stay."
            path={`${MESSAGES_PATH}/${id}/delete`}
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
      <div role="alert">{failure !== null && <p className={styles.failure}>{failure.message}</p>}</div>
    </RecordCard>
  );
}
