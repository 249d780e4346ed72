import { plural, t } from '@lingui/core/macro';
import { monthBeside, monthOf, newestMonth } from '@stillgrove/domain/diary/month';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { today } from '../../platform/clock/clock';
import { Button } from '../../ui/controls/Button';
import { monthInWords } from './date-words';
import { DayList } from './DayList';
import { KEPT_CHECK_INS_ID } from './kept-check-ins';
import { MonthDots } from './MonthDots';
import styles from './Months.module.css';
import { MonthTable } from './MonthTable';
import type { SavedCheckIn } from './use-check-ins';
import type { Removal } from './use-removal';

type Props = {
  /** The month that is shown, such as `2026-11`. */
  month: string;
  onMonth: (month: string) => void;
  days: ReadonlyMap<string, readonly SavedCheckIn[]>;
  unreadable: number;
  removal: Removal;
  onRemove: (records: readonly SavedCheckIn[]) => void;
  onEdit: (record: SavedCheckIn) => void;
};

/** A month at a time: as dots, as a table, and one day of it in full. Days without a check-in are just days. */
export function Months({ month, onMonth, days, unreadable, removal, onRemove, onEdit }: Props): ReactElement {
  const now = today();
  const newest = newestMonth([now, ...days.keys()]);
  const [chosen, setChosen] = useState<string | null>(null);
  const ofDay = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the day stands below the month.
    if (chosen !== null) ofDay.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const undo = useRef<HTMLButtonElement>(null);
  const canUndo = removal.removed > 0;
  const couldUndo = useRef(canUndo);
  useEffect(() => {
    // What was pressed is gone, and the focus with it.
    if (canUndo) undo.current?.focus();
    else if (couldUndo.current && document.activeElement === document.body)
      document.getElementById(KEPT_CHECK_INS_ID)?.focus({ preventScroll: true });
    couldUndo.current = canUndo;
  }, [canUndo]);
  const ofMonth = [...days].filter(([day]) => monthOf(day) === month);
  const isThere = ofMonth.some(([day]) => day === chosen);
  const shown = isThere ? chosen : (ofMonth[0]?.[0] ?? null);
  return (
    <section className={styles.months} aria-labelledby={KEPT_CHECK_INS_ID}>
      <div className={styles.head}>
        <h2 id={KEPT_CHECK_INS_ID} tabIndex={-1}>
          {t`Your check-ins`}
        </h2>
        <Link href="/check-in/what-helps" className="text-link">{t`What helps me`}</Link>
      </div>
      {unreadable > 0 && (
        <p role="alert">
          {plural(unreadable, {
            one: 'We can’t open one check-in, because what is stored of it here is damaged. The others open as usual.',
            other:
              'We can’t open # check-ins, because what is stored of them here is damaged. The others open as usual.',
          })}
        </p>
      )}
      <div
        role="status"
        className={styles.undo}
        data-empty={removal.removed === 0 && removal.trouble === null}
      >
        {removal.trouble !== null && <p className="error">{removal.trouble}</p>}
        {removal.removed > 0 && (
          <>
            <p>{plural(removal.removed, { one: 'Deleted 1 check-in.', other: 'Deleted # check-ins.' })}</p>
            <Button ref={undo} onClick={() => void removal.undo()}>{t`Undo`}</Button>
          </>
        )}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>
          <MonthDots
            month={month}
            today={now}
            days={days}
            shown={shown}
            earlier={monthBeside(month, -1)}
            later={month < newest ? monthBeside(month, 1) : null}
            onMonth={onMonth}
            onDay={setChosen}
          />
          <MonthTable month={month} days={ofMonth} />
        </div>
        <div ref={ofDay} className={styles.column}>
          {shown === null ? (
            <p className={styles.none}>{t`No check-ins in ${monthInWords(month)}.`}</p>
          ) : (
            <DayList
              day={shown}
              records={days.get(shown) ?? []}
              onEdit={onEdit}
              onRemove={(record) => onRemove([record])}
            />
          )}
        </div>
      </div>
    </section>
  );
}
