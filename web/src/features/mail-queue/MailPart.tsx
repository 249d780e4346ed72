import type { MailQueueAnswer } from '@stillgrove/contract/mail-queue';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { Button } from '../../ui/controls/Button';
import { Loaded } from '../../ui/records/Loaded';
import { Paged } from '../../ui/records/Paged';
import { NoRecords, Records } from '../../ui/records/Records';
import { MAIL_PATH } from './mail-calls';
import { countWords } from './mail-words';
import styles from './MailPart.module.css';
import { QueuedMailCard } from './QueuedMailCard';

/** Mail that has not gone out, and what can be done about it. */
export function MailPart(): ReactElement {
  const [page, setPage] = useState(1);
  const asked = useAnswer<MailQueueAnswer>(`${MAIL_PATH}?page=${page}`);
  return (
    <Loaded asked={asked}>
      {(answer) => (
        <>
          <div className={styles.top}>
            <p role="status">{countWords(answer)}</p>
            <Button onClick={asked.reload}>Look again</Button>
          </div>
          {answer.mails.length === 0 ? (
            <NoRecords>All mail has gone out.</NoRecords>
          ) : (
            <Paged page={answer.page} onTurn={setPage}>
              <Records label="Mail that has not gone out">
                {answer.mails.map((mail) => (
                  // After another try it is a new case.
                  <QueuedMailCard key={`${mail.id} ${mail.state} ${mail.tries}`} mail={mail} />
                ))}
              </Records>
            </Paged>
          )}
        </>
      )}
    </Loaded>
  );
}
