import { t } from '@lingui/core/macro';
import type { Columns } from '@stillgrove/domain/check-ins/any-table';
import type { DateOrder } from '@stillgrove/domain/check-ins/written-dates';
import type { ReactElement } from 'react';
import { Choice } from '../../ui/filters/Choice';
import styles from './Files.module.css';
import { type OpenedFile, withColumns } from './opened-file';

type Props = {
  opened: Extract<OpenedFile, { kind: 'table' }>;
  onChange: (opened: OpenedFile) => void;
};

const NAMES: readonly (readonly [keyof Columns, string])[] = [
  ['date', t`Date`],
  ['time', t`Time`],
  ['mood', t`Mood`],
  ['tags', t`Tags`],
  ['note', t`Note`],
];

/** Which column of the table has what, and how its dates are written. */
export function ColumnQuestions({ opened, onChange }: Props): ReactElement {
  const { table, columns, order } = opened;
  const options = table.header.map((name, index) => ({
    value: String(index),
    name: name === '' ? t`Column ${index + 1}` : name,
  }));
  return (
    <fieldset className={styles.asked}>
      <legend className="like-h3">{t`Which column has what?`}</legend>
      <div className={styles.choices}>
        {NAMES.map(([id, name]) => (
          <Choice
            key={id}
            label={name}
            all={t`None`}
            options={options}
            value={columns[id] === null ? '' : String(columns[id])}
            onChange={(value) =>
              onChange(withColumns(table, { ...columns, [id]: value === '' ? null : Number(value) }, order))
            }
          />
        ))}
        {columns.date !== null && order === null && (
          <Choice
            label={t`What does 3/4 mean?`}
            all={t`Choose…`}
            options={[
              { value: 'month-first', name: t`March 4` },
              { value: 'day-first', name: t`April 3` },
            ]}
            value=""
            onChange={(value) => onChange(withColumns(table, columns, value as DateOrder))}
          />
        )}
      </div>
    </fieldset>
  );
}
