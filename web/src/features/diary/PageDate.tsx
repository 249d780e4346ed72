import { t } from '@lingui/core/macro';
import { FIRST_DAY, LAST_DAY } from '@stillgrove/domain/diary/day';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Field } from '../../ui/controls/Field';
import styles from './PageDate.module.css';
import { dayInFewWords } from './words';

type Props = { day: string; wrong: boolean; readOnly: boolean; onChange: (day: string) => void };

/** The day that a page is about; another one can be chosen. */
export function PageDate({ day, wrong, readOnly, onChange }: Props): ReactElement {
  const [asked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = asked || wrong;
  /** Enter is done with the date, not with the page. */
  const closeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setAsked(false);
    opener.current?.focus();
  };
  return (
    <div>
      <p className={styles.date}>
        <time dateTime={day}>{dayInFewWords(day)}</time>
        <button
          ref={opener}
          type="button"
          className={styles.change}
          aria-expanded={open}
          onClick={() => setAsked(!open)}
        >
          {t`Change date`}
        </button>
      </p>
      {open && (
        <div className={styles.field}>
          <Field
            label={t`Date`}
            type="date"
            required
            min={FIRST_DAY}
            max={LAST_DAY}
            readOnly={readOnly}
            value={day}
            onKeyDown={closeByEnter}
            error={wrong ? t`Enter a date between 1900 and 2199. Your words are still here.` : undefined}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </div>
  );
}
