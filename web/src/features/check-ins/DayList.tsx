import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { aroundInWords } from '../../ui/check-ins/around-words';
import { Button } from '../../ui/controls/Button';
import { dayInWords, timeInWords } from './date-words';
import styles from './DayList.module.css';
import { feelingName } from './feeling-names';
import { FieldInSmall } from './FieldInSmall';
import { placeInWords } from './place-words';
import type { SavedCheckIn } from './use-check-ins';

type Props = {
  day: string;
  records: readonly SavedCheckIn[];
  onEdit: (record: SavedCheckIn) => void;
  onRemove: (record: SavedCheckIn) => void;
};

/** All check-ins of one day, the latest first. */
export function DayList({ day, records, onEdit, onRemove }: Props): ReactElement {
  return (
    <section aria-labelledby="check-ins-day" className={styles.day}>
      <h3 id="check-ins-day" aria-live="polite">
        {dayInWords(day)}
      </h3>
      <ol className={styles.list}>
        {records.map((record) => {
          const { value } = record;
          const time = timeInWords(value);
          return (
            <li key={record.id} className={styles.checkIn}>
              <div className={styles.top}>
                <FieldInSmall records={[record]} />
                <div>
                  <p className={styles.time}>
                    {time}
                    {value.link !== null && <> · {aroundInWords(value.link)}</>}
                  </p>
                  <p className={styles.place}>{placeInWords(value.pleasant, value.energy)}</p>
                </div>
              </div>
              {[...value.words, ...value.tags].length > 0 && (
                <ul className={styles.names}>
                  {value.words.map((word) => (
                    <li key={word} className={styles.word} dir="auto">
                      {feelingName(word)}
                    </li>
                  ))}
                  {value.tags.map((tag) => (
                    <li key={tag} className={styles.tag} dir="auto">
                      {tag}
                    </li>
                  ))}
                </ul>
              )}
              {value.note !== '' && (
                <p className={styles.note} dir="auto">
                  {value.note}
                </p>
              )}
              <div className={styles.actions}>
                {value.link === null && (
                  <Button
                    kind="quiet"
                    aria-label={t`Change the check-in of ${time}`}
                    onClick={() => onEdit(record)}
                  >
                    {t`Change`}
                  </Button>
                )}
                <Button
                  kind="quiet"
                  aria-label={t`Delete the check-in of ${time}`}
                  onClick={() => onRemove(record)}
                >
                  {t`Delete`}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
