import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import { pageLanguage } from '../../../platform/language/page-language';
import { Button } from '../../../ui/controls/Button';
import { Field } from '../../../ui/controls/Field';
import styles from './DateFields.module.css';
import { type DateDraft, nextStretch } from './hours-draft';
import { Stretches } from './Stretches';
import { errorAt, type FieldErrors } from '../../../ui/forms/use-form';

type Props = {
  exception: DateDraft;
  /** Whether it was added a moment ago. */
  fresh: boolean;
  /** Where its errors are found. */
  path: string;
  errors: FieldErrors;
  onChange: (exception: DateDraft) => void;
  onRemove: () => void;
};

/** One date: a day off, or a day with other hours. */
export function DateFields({ exception, fresh, path, errors, onChange, onRemove }: Props): ReactElement {
  const { date, open } = exception;
  const box = useRef<HTMLDivElement>(null);
  const wasFresh = useRef(fresh);
  useEffect(() => {
    if (wasFresh.current) box.current?.querySelector('input')?.focus();
  }, []);
  const name = date === '' ? t`New date` : dateInWords(date);
  const setOpen = (next: DateDraft['open']) => onChange({ ...exception, open: next });
  return (
    <div ref={box} className={styles.date}>
      <div className={styles.head}>
        <Field
          label={t`Date`}
          type="date"
          value={date}
          error={errors[`${path}.date`]}
          onChange={({ target }) => onChange({ ...exception, date: target.value })}
        />
        <Button kind="quiet" onClick={onRemove}>
          <Trans>
            Remove date<span className="visually-hidden">: {name}</span>
          </Trans>
        </Button>
      </div>
      <Stretches
        day={name}
        none={t`Day off`}
        add={open.length === 0 ? t`Add other hours` : t`Add hours`}
        stretches={open}
        errorOf={({ key }) => errorAt(errors, `${path}.open.${open.findIndex((one) => one.key === key)}`)}
        onChange={(changed) => setOpen(open.map((one) => (one.key === changed.key ? changed : one)))}
        onAdd={() => setOpen([...open, nextStretch(open)])}
        onRemove={(key) => setOpen(open.filter((one) => one.key !== key))}
      />
    </div>
  );
}

/** `Tuesday, March 9, 2027`. */
function dateInWords(date: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
