import { t } from '@lingui/core/macro';
import { phoneLinks } from '@stillgrove/domain/safety-plan/phone';
import type { PlanItem } from '@stillgrove/domain/safety-plan/plan';
import type { ReactElement } from 'react';
import styles from './PartEditor.module.css';

/** What was written of one thing or person. */
export function ItemWords({ item: { text, phone, note, message } }: { item: PlanItem }): ReactElement {
  return (
    <div className={styles.words}>
      <p dir="auto" className={phone === '' && note === '' && message === '' ? undefined : styles.name}>
        {text}
      </p>
      {note !== '' && <p dir="auto">{note}</p>}
      {phone !== '' && (
        <p>
          <bdi className={styles.phone}>{phone}</bdi>
          {phoneLinks(phone) === null && (
            <span className={styles.warning}>{t` This can’t be dialed. Use digits, spaces and + only.`}</span>
          )}
        </p>
      )}
      {message !== '' && (
        <p dir="auto" className={styles.message}>
          <q>{message}</q>
        </p>
      )}
    </div>
  );
}
