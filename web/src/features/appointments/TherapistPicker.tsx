import type { Therapist } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { languageName, listed } from '../../ui/filters/words';
import styles from './TherapistPicker.module.css';

type Props = {
  therapists: readonly Therapist[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

/** The therapists who take appointments, one of whom is chosen. */
export function TherapistPicker({ therapists, chosen, onChoose }: Props): ReactElement {
  return (
    <fieldset className={styles.people}>
      <legend className={styles.question}>Who would you like to talk to?</legend>
      {therapists.map(({ id, name, helpsWith, languages, isSample, appointmentMinutes }) => (
        <label key={id} className={styles.person}>
          <input
            type="radio"
            name="therapist"
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.facts}>
              {listed(helpsWith)} · {listed(languages.map(languageName))} · {appointmentMinutes} minutes
            </span>
            {isSample && (
              <span className={styles.sample}>Sample profile: you can’t schedule an appointment</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
