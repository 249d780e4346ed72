import type { EmailChangedAnswer, QueuedEmail } from '@stillgrove/contract/email-queue';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useChange } from '../../platform/http/use-change';
import { momentWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { errorWords } from '../../ui/email/error-words';
import { RecordCard } from '../../ui/records/Records';
import { changeEmail } from './email-calls';
import { stateWords } from './email-words';
import styles from './QueuedEmailCard.module.css';

/** One email without its text: recipient, subject, and why it is still here. */
export function QueuedEmailCard({ email }: { email: QueuedEmail }): ReactElement {
  const { id, state, recipient, subject, dueAt, lastError } = email;
  const [said, setSaid] = useState('');
  const { busy, failure, run } = useChange(({ message }: EmailChangedAnswer) => setSaid(message));
  // The buttons are gone by then, so the focus moves to the new state.
  const standing = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== '') standing.current?.focus();
  }, [said]);
  return (
    <RecordCard
      title={subject}
      about={`To ${recipient}`}
      actions={
        said !== '' || state === 'sending' ? undefined : (
          <>
            {state !== 'scheduled' && (
              <Button
                aria-busy={busy}
                aria-disabled={busy}
                onClick={() => void run(() => changeEmail(id, 'retry'))}
              >
                Send again now<span className="visually-hidden">: {subject}</span>
              </Button>
            )}
            <Confirm
              ask="Delete"
              of={subject}
              question={`Delete this email to ${recipient}? It will not be sent, and you cannot undo this.`}
              confirm="Yes, delete it"
              keep="Keep it"
              onConfirm={() => void run(() => changeEmail(id, 'delete'))}
            />
          </>
        )
      }
    >
      <p
        role="status"
        ref={standing}
        tabIndex={-1}
        className={styles.state}
        data-state={said === '' ? state : 'changed'}
      >
        {said === '' ? stateWords(email) : said}
      </p>
      {state !== 'scheduled' && (
        <dl className={styles.facts}>
          <div>
            <dt>Due</dt>
            <dd>{momentWords(dueAt)}</dd>
          </div>
          {lastError !== null && (
            <div>
              <dt>Last error</dt>
              <dd>{errorWords(lastError)}</dd>
            </div>
          )}
        </dl>
      )}
      <p role="alert" className={styles.failure}>
        {failure?.message}
      </p>
    </RecordCard>
  );
}
