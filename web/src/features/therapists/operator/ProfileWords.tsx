import type { ReactElement } from 'react';
import { Field, TextArea } from '../../../ui/controls/Field';
import styles from './editor.module.css';
import type { ProfilePart } from './profile-part';
import { errorAt } from './use-saving';

/** Who someone is and what they help with. */
export function ProfileWords({ values, errors, change }: ProfilePart): ReactElement {
  return (
    <fieldset className={styles.group}>
      <legend>Who it is</legend>
      <Field
        label="Name"
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        label="Qualifications"
        help="Such as: licensed psychotherapist, trained in trauma therapy."
        autoComplete="off"
        value={values.qualifications}
        error={errors.qualifications}
        onChange={({ target }) => change({ qualifications: target.value })}
      />
      <TextArea
        label="Helps with"
        help="One topic on each line, such as Anxiety. Visitors choose from them."
        rows={4}
        value={values.topics}
        error={errorAt(errors, 'helpsWith')}
        onChange={({ target }) => change({ topics: target.value })}
      />
      <TextArea
        label="About"
        help="A few sentences that make it easier to come. May stay empty."
        value={values.about}
        error={errors.about}
        onChange={({ target }) => change({ about: target.value })}
      />
    </fieldset>
  );
}
