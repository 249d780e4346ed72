import type { ChangedMessageAnswer, OperatorMessage } from '@stillgrove/contract/operator-contact';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useChange } from '../../platform/http/use-change';
import { momentWords } from '../../platform/language/moment-words';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { RecordCard } from '../../ui/records/Records';
import { hasAnswerDraft } from './answer-draft';
import { AnswerForm } from './AnswerForm';
import styles from './MessageCard.module.css';
import { setMessageDone } from './message-calls';
import { SentAnswers } from './SentAnswers';
import { WholeText } from './WholeText';

type Props = { message: OperatorMessage; onChanged: (message: OperatorMessage) => void };

/** One visitor's message, what was answered, and what can be done about it. */
export function MessageCard({ message, onChanged }: Props): ReactElement {
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
                {answers.length === 0 ? 'Answer' : 'Answer once more'}
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
            {doneAt === null ? 'Mark done' : 'Open again'}
            <span className="visually-hidden">: {subject}</span>
          </Button>
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
