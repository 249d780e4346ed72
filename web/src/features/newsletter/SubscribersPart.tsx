import type { SubscribersAnswer } from '@stillgrove/contract/operator-newsletter';
import { useRef, useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { showToast } from '../../platform/toasts/toast-store';
import { Loaded } from '../../ui/records/Loaded';
import { Paged } from '../../ui/records/Paged';
import { NoRecords } from '../../ui/records/Records';
import { ExportSubscribers } from './ExportSubscribers';
import { SubscriberRow } from './SubscriberRow';
import { SUBSCRIBERS_PATH } from './subscribers-path';
import styles from './SubscribersPart.module.css';

/** Who gets the newsletter, with an export to send it and a way to delete someone. */
export function SubscribersPart(): ReactElement {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLParagraphElement>(null);
  const asked = useAnswer<SubscribersAnswer>(`${SUBSCRIBERS_PATH}?page=${page}`);
  return (
    <Loaded asked={asked}>
      {({ confirmed, unconfirmed, subscribers, page: shown }) => (
        <>
          <p ref={top} tabIndex={-1}>
            {countWords(confirmed, unconfirmed)}
          </p>
          {confirmed > 0 && <ExportSubscribers />}
          {subscribers.length === 0 ? (
            <NoRecords>No one is subscribed yet. People can subscribe at the bottom of every page.</NoRecords>
          ) : (
            <Paged page={shown} onTurn={setPage}>
              <ul className={styles.subscribers} aria-label="Subscribers, newest first">
                {subscribers.map((subscriber) => (
                  <SubscriberRow
                    key={subscriber.id}
                    subscriber={subscriber}
                    onDeleted={(sentence) => {
                      showToast(sentence);
                      // What was pressed is about to go.
                      top.current?.focus();
                      asked.reload();
                    }}
                  />
                ))}
              </ul>
            </Paged>
          )}
        </>
      )}
    </Loaded>
  );
}

/** How many get the newsletter, and how many may once they confirm. */
function countWords(confirmed: number, unconfirmed: number): string {
  return [
    confirmed === 0
      ? ''
      : confirmed === 1
        ? 'One address is subscribed.'
        : `${confirmed} addresses are subscribed.`,
    unconfirmed === 0
      ? ''
      : unconfirmed === 1
        ? 'One address is not confirmed yet. It is deleted after a week.'
        : `${unconfirmed} addresses are not confirmed yet. They are deleted after a week.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
