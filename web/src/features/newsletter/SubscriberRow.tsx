import type { SubscribersAnswer } from '@stillgrove/contract/operator-newsletter';
import type { ReactElement } from 'react';
import { dayWords } from '../../platform/language/moment-words';
import { DeleteRecord } from '../../ui/deletion/DeleteRecord';
import styles from './SubscribersPart.module.css';
import { SUBSCRIBERS_PATH } from './subscribers-path';

type Props = {
  subscriber: SubscribersAnswer['subscribers'][number];
  onDeleted: (sentence: string) => void;
};

/** One address, with a way to delete it. */
export function SubscriberRow({ subscriber: { id, email, confirmedAt }, onDeleted }: Props): ReactElement {
  return (
    <li>
      <p className={styles.email}>{email}</p>
      <p className={styles.day}>Confirmed {dayWords(confirmedAt)}</p>
      <DeleteRecord
        of={email}
        question={`Delete ${email}? This address gets no more newsletters. We do not email them about it.`}
        path={`${SUBSCRIBERS_PATH}/${encodeURIComponent(id)}/delete`}
        onDeleted={onDeleted}
      />
    </li>
  );
}
