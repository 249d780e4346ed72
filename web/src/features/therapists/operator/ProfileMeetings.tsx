import type { ReactElement } from 'react';
import { Toggle } from '../../../ui/filters/Toggle';
import styles from './editor.module.css';
import { LanguagesField } from './LanguagesField';
import type { ProfilePart } from './profile-part';
import { errorAt } from './use-saving';

const WAYS = [
  { id: 'in-person', name: 'In person' },
  { id: 'online', name: 'Online' },
] as const;

/** Ways to meet and languages. */
export function ProfileMeetings({ values, errors, change }: ProfilePart): ReactElement {
  const error = errorAt(errors, 'meets');
  return (
    <>
      <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : 'meets-error'}>
        <legend>How you can meet</legend>
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
          <p id="meets-error" role="alert" className={styles.error} tabIndex={-1} data-wrong>
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
