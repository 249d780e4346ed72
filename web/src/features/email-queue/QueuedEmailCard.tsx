import type { EmailChangedAnswer, QueuedEmail } from '@stillgrove/contract/email-queue';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useChange } from '../../platform/http/use-change';
import { momentWords } from '../../platform/language/moment-words';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { RecordCard } from '../../ui/records/Records';
import { changeEmail } from './email-calls';
import { errorWords, stateWords } from './email-words';
import styles from './QueuedEmailCard.module.css';

/** One email without its words: to whom, about what, and why it is still here. */
export function QueuedEmailCard({ mail }: { mail: QueuedEmail }): ReactElement {
  const { id, state, recipient, subject, dueAt, lastError } = mail;
  const [said, setSaid] = useState('');
  const { busy, failure, run } = useChange(({ message }: EmailChangedAnswer) => setSaid(message));
  // The buttons are gone then, and the keyboard goes on from what was said.
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
                Try again now<span className="visually-hidden">: {subject}</span>
              </Button>
            )}
            <Confirm
              ask="Drop"
              of={subject}
              question={`Drop this email to ${recipient}? It is gone for good and no one gets it.`}
              confirm="Yes, drop it"
              keep="Keep it"
              onConfirm={() => void run(() => changeEmail(id, 'drop'))}
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
        {said === '' ? stateWords(mail) : said}
      </p>
      {state !== 'scheduled' && (
        <dl className={styles.facts}>
          <div>
            <dt>Was to go</dt>
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
