import { plural, t } from '@lingui/core/macro';
import { monthOf } from '@stillgrove/domain/diary/month';
import type { ReactElement } from 'react';
import { Confirm } from '../../ui/controls/Confirm';
import { Disclosure } from '../../ui/controls/Disclosure';
import { monthInWords } from './date-words';
import styles from './RemoveCheckIns.module.css';
import type { SavedCheckIn } from './use-check-ins';

type Props = {
  /** The month that is shown, such as `2026-11`. */
  month: string;
  days: ReadonlyMap<string, readonly SavedCheckIn[]>;
  onRemove: (records: readonly SavedCheckIn[]) => void;
};

/** Deletes the check-ins of the shown month, or all of them. */
export function RemoveCheckIns({ month, days, onRemove }: Props): ReactElement | null {
  const all = [...days.values()].flat();
  const inMonth = [...days].flatMap(([day, records]) => (monthOf(day) === month ? records : []));
  if (all.length === 0) return null;
  return (
    <Disclosure title={t`Delete check-ins`}>
      <div className={styles.removals}>
        {inMonth.length > 0 && (
          <Confirm
            key={month}
            ask={t`Delete this month`}
            of={monthInWords(month)}
            question={plural(inMonth.length, {
              one: `Delete 1 check-in of ${monthInWords(month)}?`,
              other: `Delete # check-ins of ${monthInWords(month)}?`,
            })}
            confirm={t`Delete`}
            keep={t`Keep`}
            onConfirm={() => onRemove(inMonth)}
          />
        )}
        <Confirm
          ask={t`Delete all check-ins`}
          question={plural(all.length, {
            one: 'Delete your only check-in?',
            other: 'Delete all # check-ins?',
          })}
          confirm={t`Delete all`}
          keep={t`Keep`}
          onConfirm={() => onRemove(all)}
        />
      </div>
    </Disclosure>
  );
}
