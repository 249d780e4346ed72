import { t } from '@lingui/core/macro';
import { useRef, useState, type ReactElement } from 'react';
import { Button } from '../../../ui/controls/Button';
import { DateFields } from './DateFields';
import styles from './editor.module.css';
import { type DateDraft, newDate } from './hours-draft';
import type { FieldErrors } from '../../../ui/forms/use-form';

type Props = {
  exceptions: readonly DateDraft[];
  errors: FieldErrors;
  onChange: (exceptions: readonly DateDraft[]) => void;
};

/** Dates on which the weekly hours don't apply. */
export function DatesFields({ exceptions, errors, onChange }: Props): ReactElement {
  const adder = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  return (
    <fieldset className={styles.group}>
      <legend>{t`Different hours on single days`}</legend>
      <p>{t`For a day off, or a day with other hours. These replace the weekly hours of that day.`}</p>
      {exceptions.map((exception, index) => (
        <DateFields
          key={exception.key}
          exception={exception}
          fresh={adding}
          path={`exceptions.${index}`}
          errors={errors}
          onChange={(changed) => onChange(exceptions.map((one) => (one.key === changed.key ? changed : one)))}
          onRemove={() => {
            onChange(exceptions.filter(({ key }) => key !== exception.key));
            adder.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={adder}
          onClick={() => {
            setAdding(true);
            onChange([...exceptions, newDate()]);
          }}
        >
          {t`Add a date`}
        </Button>
      </div>
    </fieldset>
  );
}
