import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Therapist } from '@stillgrove/contract/therapists';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button';
import { TherapistPortrait } from '../../ui/drawing/TherapistPortrait';
import { languageName, listed } from '../../ui/filters/words';
import { NextFree } from './NextFree';
import styles from './TherapistPicker.module.css';

type Props = {
  therapists: readonly Therapist[];
  chosen: string | null;
  /** The id of the therapist who has the focus at first; null to leave the focus where it is. */
  focused: string | null;
  /** @param byArrow whether an arrow key went there, which may only be on its way to the next one */
  onChoose: (id: string, byArrow: boolean) => void;
};

/** The therapists who take appointments, one of whom is chosen. */
export function TherapistPicker({ therapists, chosen, focused, onChoose }: Props): ReactElement {
  const byArrow = useRef(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className={styles.people}>
      <legend className={styles.question}>{t`Who would you like to talk to?`}</legend>
      {therapists.map((therapist) => (
        <label key={therapist.id} className={styles.person}>
          <input
            ref={therapist.id === focused ? first : undefined}
            type="radio"
            name="therapist"
            value={therapist.id}
            checked={therapist.id === chosen}
            onKeyDown={({ key }) => (byArrow.current = key.startsWith('Arrow'))}
            onKeyUp={() => (byArrow.current = false)}
            onChange={() => onChoose(therapist.id, byArrow.current)}
          />
          <TherapistPortrait id={therapist.id} className={styles.portrait} />
          <TherapistInShort therapist={therapist}>
            <NextFree therapistId={therapist.id} />
          </TherapistInShort>
        </label>
      ))}
    </fieldset>
  );
}

/** The one who was chosen, in place of the list, so that the next question is in sight. */
export function ChosenTherapist({
  therapist,
  onChange,
}: {
  therapist: Therapist;
  onChange: () => void;
}): ReactElement {
  return (
    <div className={styles.chosen}>
      <div className={styles.who}>
        <TherapistPortrait id={therapist.id} className={styles.portrait} />
        <TherapistInShort therapist={therapist} />
      </div>
      <Button kind="quiet" onClick={onChange}>{t`Choose someone else`}</Button>
    </div>
  );
}

function TherapistInShort({
  therapist,
  children,
}: {
  therapist: Therapist;
  children?: ReactNode;
}): ReactElement {
  const { name, helpsWith, languages, isSample, appointmentMinutes } = therapist;
  return (
    <span className={styles.words}>
      {isSample && <span className="tag">{t`Sample profile`}</span>}
      <bdi className={styles.name}>{name}</bdi>
      <span className="aside">
        <Trans>
          {listed(helpsWith)} · {listed(languages.map(languageName))} · {appointmentMinutes} minutes
        </Trans>
      </span>
      {children}
    </span>
  );
}
