import { t } from '@lingui/core/macro';
import { useState, type ReactElement } from 'react';
import { refresh } from '../../platform/query/query-client';
import { Button } from '../../ui/controls/Button';
import { Paged } from '../../ui/records/Paged';
import { Records } from '../../ui/records/Records';
import { Loaded } from '../../ui/states/Loaded';
import { Empty } from '../../ui/states/states';
import { emailQueueQuery } from './api';
import { countWords } from './email-words';
import styles from './EmailPart.module.css';
import { QueuedEmailCard } from './QueuedEmailCard';

/** Email that has not gone out, and what can be done about it. */
export function EmailPart(): ReactElement {
  const [page, setPage] = useState(1);
  const query = emailQueueQuery(page);
  return (
    <Loaded query={query}>
      {(answer) => (
        <>
          <div className={styles.top}>
            <p role="status">{countWords(answer)}</p>
            <Button onClick={() => refresh(query.queryKey)}>{t`Refresh`}</Button>
          </div>
          {answer.emails.length === 0 ? (
            <Empty>{t`There is no unsent email.`}</Empty>
          ) : (
            <Paged page={answer.page} onTurn={setPage}>
              <Records label={t`Unsent email`}>
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
