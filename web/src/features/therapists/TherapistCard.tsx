import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Therapist } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { ButtonLink } from '../../ui/controls/Button';
import { TherapistPortrait } from '../../ui/drawing/TherapistPortrait';
import { languageName, listed } from '../../ui/filters/words';
import { MEETINGS } from './therapist-filter';
import styles from './TherapistCard.module.css';

/** One therapist, and how to get an appointment. */
export function TherapistCard({ person }: { person: Therapist }): ReactElement {
  const { name, qualifications, languages, helpsWith, meets, about, isSample, takesAppointments } = person;
  const ways = MEETINGS.flatMap((way) => (meets.some((id) => id === way.id) ? [way.name] : []));
  return (
    <li className={styles.card}>
      <TherapistPortrait id={person.id} className={styles.portrait} />
      <div className={styles.words}>
        {isSample && <p className="tag">{t`Sample profile`}</p>}
        <h2 dir="auto" className="like-h3">
          {name}
        </h2>
        <p dir="auto" className={styles.qualifications}>
          {qualifications}
        </p>
        {about !== '' && (
          <p dir="auto" className={styles.about}>
            {about}
          </p>
        )}
        <dl className={styles.facts}>
          <Fact term={t`Helps with`} words={helpsWith} />
          <Fact term={t`Languages`} words={languages.map(languageName)} />
          <Fact term={t`Ways to meet`} words={ways} />
        </dl>
        {takesAppointments && (
          <ButtonLink href={`/appointments?with=${encodeURIComponent(person.id)}`} className={styles.times}>
            {isSample ? (
              <Trans>
                See example times<span className="visually-hidden">: {name}</span>
              </Trans>
            ) : (
              <Trans>
                See free times<span className="visually-hidden">: {name}</span>
              </Trans>
            )}
          </ButtonLink>
        )}
        {!isSample && (
          <Link
            href={`/contact?${new URLSearchParams({ subject: t`First appointment with ${name}` }).toString()}`}
            className="text-link"
          >
            <Trans>
              Ask us about a first appointment
              <span className="visually-hidden">: {name}</span>
            </Trans>
          </Link>
        )}
      </div>
    </li>
  );
}

function Fact({ term, words }: { term: string; words: readonly string[] }): ReactElement | null {
  if (words.length === 0) return null;
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd suppressHydrationWarning>{listed(words)}</dd>
    </div>
  );
}
