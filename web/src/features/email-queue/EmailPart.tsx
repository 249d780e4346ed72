import type { EmailQueueAnswer } from '@stillgrove/contract/email-queue';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { Button } from '../../ui/controls/Button';
import { Loaded } from '../../ui/records/Loaded';
import { Paged } from '../../ui/records/Paged';
import { NoRecords, Records } from '../../ui/records/Records';
import { EMAIL_PATH } from './email-calls';
import { countWords } from './email-words';
import styles from './EmailPart.module.css';
import { QueuedEmailCard } from './QueuedEmailCard';

/** Email that has not gone out, and what can be done about it. */
export function EmailPart(): ReactElement {
  const [page, setPage] = useState(1);
  const asked = useAnswer<EmailQueueAnswer>(`${EMAIL_PATH}?page=${page}`);
  return (
    <Loaded asked={asked}>
      {(answer) => (
        <>
          <div className={styles.top}>
            <p role="status">{countWords(answer)}</p>
            <Button onClick={asked.reload}>Refresh</Button>
          </div>
          {answer.emails.length === 0 ? (
            <NoRecords>There is no unsent email.</NoRecords>
          ) : (
            <Paged page={answer.page} onTurn={setPage}>
              <Records label="Unsent email">
                {answer.emails.map((email) => (
                  // After another try the card starts over.
                  <QueuedEmailCard key={`${email.id} ${email.state} ${email.tries}`} email={email} />
                ))}
              </Records>
            </Paged>
          )}
        </>
      )}
    </Loaded>
  );
}
