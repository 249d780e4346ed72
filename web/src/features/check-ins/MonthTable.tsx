import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { pageLanguage } from '../../platform/language/page-language';
import { aroundInWords } from '../../ui/check-ins/around-words';
import { dayInWords, monthInWords, timeInWords } from './date-words';
import { feelingName } from './feeling-names';
import styles from './Months.module.css';
import { placeInWords } from './place-words';
import type { SavedCheckIn } from './use-check-ins';

type Props = { month: string; days: readonly (readonly [string, readonly SavedCheckIn[]])[] };

const LIST = new Intl.ListFormat(pageLanguage(), { type: 'unit' });

/** The same as the dots, in words and numbers. */
export function MonthTable({ month, days }: Props): ReactElement {
  return (
    <details>
      <summary className="text-summary">{t`Show as a table`}</summary>
      {/* On a small screen it scrolls by itself, which the keyboard has to reach. */}
      <div
        className={styles.scroll}
        role="region"
        aria-label={t`Check-ins of ${monthInWords(month)}`}
        tabIndex={0}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">{t`Check-ins of ${monthInWords(month)}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{t`Time`}</th>
              <th scope="col">{t`How it was`}</th>
              <th scope="col">{t`Pleasantness`}</th>
              <th scope="col">{t`Energy`}</th>
              <th scope="col">{t`Words and tags`}</th>
            </tr>
          </thead>
          <tbody>
            {days.flatMap(([day, records]) =>
              records.map(({ id, value }) => (
                <tr key={id}>
                  <th scope="row">{dayInWords(day)}</th>
                  <td>{timeInWords(value)}</td>
                  <td>
                    {placeInWords(value.pleasant, value.energy)}
                    {value.link !== null && <> ({aroundInWords(value.link)})</>}
                  </td>
                  <td>{signed(value.pleasant)}</td>
                  <td>{value.energy === null ? t`Not asked` : signed(value.energy)}</td>
                  <td dir="auto">{LIST.format([...value.words.map(feelingName), ...value.tags])}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const NUMBER = new Intl.NumberFormat(pageLanguage(), { signDisplay: 'exceptZero' });

function signed(level: number): string {
  return NUMBER.format(level);
}
