import type { LegacyRecord } from '@stillgrove/contract/legacy-records';
import { useEffect, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { failureWords } from '../../platform/http/failure-words';
import { ButtonLink } from '../../ui/controls/Button';
import { listRecords } from './records-api';
import styles from './Records.module.css';

/** The records that the signed-in person added, newest first. */
export function RecordList(): ReactElement {
  const [records, setRecords] = useState<readonly LegacyRecord[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    listRecords().then(setRecords, (error: unknown) => setRefusal(failureWords(error)));
  }, []);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Records</h1>
      <p>Other members can’t see the records you add. We delete them when you delete your account.</p>
      <div>
        <ButtonLink kind="main" href="/placeformpage">
          New record
        </ButtonLink>
      </div>
      <div role="alert">{refusal !== null && <p className={styles.refusal}>{refusal}</p>}</div>
      <div role="status">{records?.length === 0 && <p>You have no records yet.</p>}</div>
      {records !== null && records.length > 0 && (
        <ul className={styles.list}>
          {records.map(({ id, name, firNo, dateOfCrime }) => (
            <li key={id} className={styles.record}>
              <Link href={`/placeformpage/${id}`}>{name}</Link>
              <span>{[firNo, dateOfCrime].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
