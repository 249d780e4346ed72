import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/controls/Button';
import { Loaded } from '../../ui/states/Loaded';
import { recordsQuery } from './api';
import styles from './Records.module.css';

/** The records that the signed-in person added, newest first. */
export function RecordList(): ReactElement {
  return (
    <div className={styles.page}>
      <h1 className="like-h2">{t`Records`}</h1>
      <p>{t`Other members can’t see the records you add. We delete them when you delete your account.`}</p>
      <div>
        <ButtonLink kind="main" href="/placeformpage">
          {t`New record`}
        </ButtonLink>
      </div>
      <Loaded query={recordsQuery} loading={t`Loading…`}>
        {({ records }) =>
          records.length === 0 ? (
            <p role="status">{t`You haven’t added a record yet. When you do, you’ll find it here.`}</p>
          ) : (
            <ul className={styles.list}>
              {records.map(({ id, name, firNo, dateOfCrime }) => (
                <li key={id} className={styles.record}>
                  <Link href={`/placeformpage/${id}`} dir="auto">
                    {name}
                  </Link>
                  <span>{[firNo, dateOfCrime].filter(Boolean).join(' · ')}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
