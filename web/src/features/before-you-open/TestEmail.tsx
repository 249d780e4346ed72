import type { TestEmailAnswer, TestEmailState } from '@stillgrove/contract/before-you-open';
import type { ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { useChange } from '../../platform/http/use-change';
import { Button } from '../../ui/controls/Button';
import styles from './OpeningPart.module.css';
import { testEmailWords } from './opening-words';
import { OPENING_PATH } from './opening-path';

type Props = { testEmail: TestEmailState; onChanged: () => void };

/** Sends a test email, and says what became of it. */
export function TestEmail({ testEmail, onChanged }: Props): ReactElement {
  const { busy, failure, run } = useChange<TestEmailAnswer>(onChanged);
  const { state } = testEmail;
  return (
    <>
      <p role="status" className={styles.said}>
        {testEmailWords(testEmail)}
      </p>
      {state !== 'no-server' && (
        <div className={styles.buttons}>
          <Button
            aria-busy={busy}
            aria-disabled={busy}
            onClick={() => void run(() => request('POST', `${OPENING_PATH}/test-email`))}
          >
            {busy ? 'Sending…' : 'Send a test email'}
          </Button>
          {state === 'waiting' && <Button onClick={onChanged}>Check again</Button>}
        </div>
      )}
      <p role="alert" className={styles.failure}>
        {failure?.message}
      </p>
    </>
  );
}
