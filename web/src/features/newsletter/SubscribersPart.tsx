import type { SubscribersAnswer } from '@stillgrove/contract/operator-newsletter';
import { useState, type ReactElement } from 'react';
import { useAnswer } from '../../platform/http/use-answer';
import { dayWords } from '../../platform/language/moment-words';
import { Loaded } from '../../ui/records/Loaded';
import { Paged } from '../../ui/records/Paged';
import { NoRecords } from '../../ui/records/Records';
import { ExportSubscribers } from './ExportSubscribers';
import styles from './SubscribersPart.module.css';

/** Who gets the letters of this place, and the way to write them one. */
export function SubscribersPart(): ReactElement {
  const [page, setPage] = useState(1);
  const asked = useAnswer<SubscribersAnswer>(`/api/v1/operator/subscribers?page=${page}`);
  return (
    <Loaded asked={asked}>
      {({ confirmed, unconfirmed, subscribers, page: shown }) => (
        <>
          {confirmed + unconfirmed > 0 && <p>{countWords(confirmed, unconfirmed)}</p>}
          {confirmed > 0 && <ExportSubscribers />}
          {subscribers.length === 0 ? (
            <NoRecords>
              No one gets the letters yet. The form for it stands at the foot of every page.
            </NoRecords>
          ) : (
            <Paged page={shown} onTurn={setPage}>
              <table className={styles.subscribers}>
                <caption className="visually-hidden">Who gets the letters, the newest first</caption>
                <thead>
                  <tr>
                    <th scope="col">Address</th>
                    <th scope="col">Confirmed</th>
                  </tr>
                </thead>
                <tbody>
                  {subscribers.map(({ email, confirmedAt }) => (
                    <tr key={email}>
                      <td>{email}</td>
                      <td>{dayWords(confirmedAt)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Paged>
          )}
        </>
      )}
    </Loaded>
  );
}

function countWords(confirmed: number, unconfirmed: number): string {
  const get =
    confirmed === 0
      ? 'No address gets the letters yet'
      : confirmed === 1
        ? 'One address gets the letters'
        : `${confirmed} addresses get the letters`;
  if (unconfirmed === 0) return `${get}.`;
  const wait = unconfirmed === 1 ? 'one more has' : `${unconfirmed} more have`;
  return `${get}; ${wait} not been confirmed yet, and what is not confirmed is forgotten after a week.`;
}
