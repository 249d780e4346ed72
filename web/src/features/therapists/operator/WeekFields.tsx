import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { weekdayNames } from '../../../platform/language/weekday-names';
import { Button } from '../../../ui/controls/Button';
import styles from './editor.module.css';
import { copied, nextStretch, type WeeklyDraft } from './hours-draft';
import { Stretches } from './Stretches';
import { errorAt, type FieldErrors } from '../../../ui/forms/use-form';

type Props = {
  weekly: readonly WeeklyDraft[];
  errors: FieldErrors;
  onChange: (weekly: readonly WeeklyDraft[]) => void;
};

const REST_OF_WORKING_WEEK = [2, 3, 4, 5];

/** The hours of every week, weekday by weekday. */
export function WeekFields({ weekly, errors, onChange }: Props): ReactElement {
  const on = (weekday: number) => weekly.filter((stretch) => stretch.weekday === weekday);
  const copyMonday = () => {
    const others = weekly.filter(({ weekday }) => !REST_OF_WORKING_WEEK.includes(weekday));
    const copies = REST_OF_WORKING_WEEK.flatMap((weekday) =>
      on(1).map((stretch) => ({ ...copied(stretch), weekday })),
    );
    onChange([...others, ...copies]);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t`Every week`}</legend>
      {weekdayNames().map(({ long }, index) => {
        const weekday = index + 1;
        return (
          <Stretches
            key={weekday}
            day={long}
            none={t`No hours`}
            add={t`Add hours`}
            stretches={on(weekday)}
            errorOf={({ key }) => errorAt(errors, `weekly.${weekly.findIndex((one) => one.key === key)}`)}
            onChange={(changed) =>
              onChange(weekly.map((one) => (one.key === changed.key ? { ...one, ...changed } : one)))
            }
            onAdd={() => onChange([...weekly, { ...nextStretch(on(weekday)), weekday }])}
            onRemove={(key) => onChange(weekly.filter((one) => one.key !== key))}
            beside={
              weekday === 1 &&
              on(1).length > 0 && (
                <Button kind="quiet" onClick={copyMonday}>
                  {t`Copy to Tuesday through Friday`}
                </Button>
              )
            }
          />
        );
      })}
    </fieldset>
  );
}
