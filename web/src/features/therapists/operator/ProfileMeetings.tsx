import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Toggle } from '../../../ui/filters/Toggle';
import styles from './editor.module.css';
import { LanguagesField } from './LanguagesField';
import type { ProfilePart } from './profile-draft';
import { errorAt } from '../../../ui/forms/use-form';

const WAYS = [
  { id: 'in-person', name: t`In person` },
  { id: 'online', name: t`Online` },
] as const;

/** Ways to meet and languages. */
export function ProfileMeetings({ values, errors, change }: ProfilePart): ReactElement {
  const error = errorAt(errors, 'meets');
  return (
    <>
      <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : 'meets-error'}>
        <legend>{t`How you can meet`}</legend>
        <div className={styles.pair}>
          {WAYS.map(({ id, name }) => (
            <Toggle
              key={id}
              label={name}
              on={values.meets.includes(id)}
              onChange={(on) =>
                change({ meets: [...values.meets.filter((way) => way !== id), ...(on ? [id] : [])] })
              }
            />
          ))}
        </div>
        {error !== undefined && (
          <p id="meets-error" className="error" tabIndex={-1} data-wrong>
            {error}
          </p>
        )}
      </fieldset>
      <LanguagesField
        tags={values.languages}
        error={errorAt(errors, 'languages')}
        onChange={(languages) => change({ languages })}
      />
    </>
  );
}
