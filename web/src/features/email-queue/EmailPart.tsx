import type { EmailQueueAnswer } from '@stillgrove/contract/email-queue';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { Button } from '../../ui/controls/Button';
import { Loaded } from '../../ui/records/Loaded';
import { Paged } from '../../ui/records/Paged';
import { NoRecords, Records } from '../../ui/records/Records';
import { MAIL_PATH } from './email-calls';
import { countWords } from './email-words';
import styles from './EmailPart.module.css';
import { QueuedEmailCard } from './QueuedEmailCard';

/** Email that has not gone out, and what can be done about it. */
export function EmailPart(): ReactElement {
  const [page, setPage] = useState(1);
  const asked = useAnswer<EmailQueueAnswer>(`${MAIL_PATH}?page=${page}`);
  return (
    <Loaded asked={asked}>
      {(answer) => (
        <>
          <div className={styles.top}>
            <p role="status">{countWords(answer)}</p>
            <Button onClick={asked.reload}>Look again</Button>
          </div>
          {answer.mails.length === 0 ? (
            <NoRecords>All email has gone out.</NoRecords>
          ) : (
            <Paged page={answer.page} onTurn={setPage}>
              <Records label="Email that has not gone out">
                {answer.mails.map((mail) => (
                  // After another try it is a new case.
                  <QueuedEmailCard key={`${mail.id} ${mail.state} ${mail.tries}`} mail={mail} />
                ))}
              </Records>
            </Paged>
          )}
        </>
      )}
    </Loaded>
  );
}
