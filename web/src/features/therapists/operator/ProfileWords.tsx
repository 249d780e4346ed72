import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Field, TextArea } from '../../../ui/controls/Field';
import styles from './editor.module.css';
import type { ProfilePart } from './profile-draft';
import { errorAt } from '../../../ui/forms/use-form';

/** Name, qualifications, topics, and a few sentences. */
export function ProfileWords({ values, errors, change }: ProfilePart): ReactElement {
  return (
    <fieldset className={styles.group}>
      <legend>{t`About the therapist`}</legend>
      <Field
        label={t`Name`}
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label={t`Qualifications`}
        help={t`For example: licensed psychotherapist, trained in trauma therapy.`}
        autoComplete="off"
        value={values.qualifications}
        error={errors.qualifications}
        onChange={({ target }) => change({ qualifications: target.value })}
      />
      <TextArea
        label={t`Helps with`}
        help={t`One topic per line, for example Anxiety. Visitors can filter by topic.`}
        rows={4}
        value={values.topics}
        error={errorAt(errors, 'helpsWith')}
        onChange={({ target }) => change({ topics: target.value })}
      />
      <TextArea
        label={t`About`}
        optional
        help={t`A few sentences that tell people what to expect.`}
        value={values.about}
        error={errors.about}
        onChange={({ target }) => change({ about: target.value })}
      />
    </fieldset>
  );
}
