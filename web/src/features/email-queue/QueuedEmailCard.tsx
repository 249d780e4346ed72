import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QueuedEmail } from '@stillgrove/contract/email-queue';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { momentWords } from '../../platform/language/moment-words';
import { useMutation } from '../../platform/query/use-mutation';
import { Button } from '../../ui/controls/Button';
import { Confirm } from '../../ui/controls/Confirm';
import { errorWords } from '../../platform/language/email-error-words';
import { RecordCard } from '../../ui/records/Records';
import { Failure } from '../../ui/states/states';
import { changeEmail } from './api';
import { stateWords } from './email-words';
import styles from './QueuedEmailCard.module.css';

/** One email without its text: recipient, subject, and why it is still here. */
export function QueuedEmailCard({ email }: { email: QueuedEmail }): ReactElement {
  const { id, state, recipient, subject, dueAt, lastError } = email;
  const [said, setSaid] = useState('');
  const { busy, failure, run } = useMutation(changeEmail, {
    onDone: ({ message }) => setSaid(message),
  });
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
              <Button aria-busy={busy} aria-disabled={busy} onClick={() => run({ id, what: 'retry' })}>
                <Trans>
                  Send again now<span className="visually-hidden">: {subject}</span>
                </Trans>
              </Button>
            )}
            <Confirm
              ask={t`Delete`}
              of={subject}
              question={t`Delete this email to ${recipient}? It won’t be sent, and you can’t undo this.`}
              confirm={t`Yes, delete it`}
              keep={t`Keep it`}
              onConfirm={() => run({ id, what: 'delete' })}
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
            <dt>{t`Due`}</dt>
            <dd>{momentWords(dueAt)}</dd>
          </div>
          {lastError !== null && (
            <div>
              <dt>{t`Last error`}</dt>
              <dd>{errorWords(lastError)}</dd>
            </div>
          )}
        </dl>
      )}
      <Failure>{failure?.message}</Failure>
    </RecordCard>
  );
}
