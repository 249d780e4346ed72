import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SubscribersAnswer } from '@stillgrove/contract/operator-newsletter';
import { useRef, useState, type ReactElement } from 'react';
import { dayWords } from '../../platform/language/moment-words';
import { refresh } from '../../platform/query/query-client';
import { showToast } from '../../platform/toasts/toast-store';
import { DeleteRecord } from '../../ui/deletion/DeleteRecord';
import { Paged } from '../../ui/records/Paged';
import { Loaded } from '../../ui/states/Loaded';
import { Empty } from '../../ui/states/states';
import { deleteSubscriber, subscribersQuery } from './api';
import { ExportSubscribers } from './ExportSubscribers';
import styles from './SubscribersPart.module.css';

/** Who gets the newsletter, with an export to send it and a way to delete someone. */
export function SubscribersPart(): ReactElement {
  const [page, setPage] = useState(1);
  const top = useRef<HTMLParagraphElement>(null);
  const query = subscribersQuery(page);
  return (
    <Loaded query={query}>
      {({ confirmed, unconfirmed, subscribers, page: shown }) => (
        <>
          <p ref={top} tabIndex={-1}>
            {countWords(confirmed, unconfirmed)}
          </p>
          {confirmed > 0 && <ExportSubscribers />}
          {subscribers.length === 0 ? (
            <Empty>{t`No one is subscribed yet. People can subscribe at the bottom of every page.`}</Empty>
          ) : (
            <Paged page={shown} onTurn={setPage}>
              <ul className={styles.subscribers} aria-label={t`Subscribers, newest first`}>
                {subscribers.map((subscriber) => (
                  <SubscriberRow
                    key={subscriber.id}
                    subscriber={subscriber}
                    onDeleted={(sentence) => {
                      showToast(sentence);
                      // What was pressed is about to go.
                      top.current?.focus();
                      refresh(query.queryKey);
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
      : plural(confirmed, { one: 'One address is subscribed.', other: '# addresses are subscribed.' }),
    unconfirmed === 0
      ? ''
      : plural(unconfirmed, {
          one: 'One address isn’t confirmed yet. It is deleted after a week.',
          other: '# addresses aren’t confirmed yet. They are deleted after a week.',
        }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

type RowProps = {
  subscriber: SubscribersAnswer['subscribers'][number];
  onDeleted: (sentence: string) => void;
};

/** One address, with a way to delete it. */
function SubscriberRow({ subscriber: { id, email, confirmedAt }, onDeleted }: RowProps): ReactElement {
  return (
    <li>
      <p className={styles.email}>{email}</p>
      <p className={styles.day}>
        <Trans>Confirmed {dayWords(confirmedAt)}</Trans>
      </p>
      <DeleteRecord
        of={email}
        question={t`Delete ${email}? This address gets no more newsletters. We don’t email them about it.`}
        send={(body) => deleteSubscriber(id, body)}
        onDeleted={onDeleted}
      />
    </li>
  );
}
