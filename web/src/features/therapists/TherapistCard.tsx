import type { Therapist } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { languageName, listed } from '../../ui/filters/words';
import { MEETINGS } from './therapist-filter';
import styles from './TherapistCard.module.css';

/** One therapist, and how to get an appointment. */
export function TherapistCard({ person }: { person: Therapist }): ReactElement {
  const { name, qualifications, languages, helpsWith, meets, about, isSample, takesAppointments } = person;
  const ways = MEETINGS.flatMap((way) => (meets.some((id) => id === way.id) ? [way.name] : []));
  return (
    <li className={styles.card}>
      <span className={styles.portrait} aria-hidden>
        {firstLetter(name)}
      </span>
      <div className={styles.words}>
        {isSample && <p className={styles.sample}>Sample profile</p>}
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.qualifications}>{qualifications}</p>
        {about !== '' && <p className={styles.about}>{about}</p>}
        <dl className={styles.facts}>
          <Fact term="Helps with" words={helpsWith} />
          <Fact term="Languages" words={languages.map(languageName)} />
          <Fact term="Ways to meet" words={ways} />
        </dl>
        {takesAppointments && (
          <Link href={`/appointments?with=${encodeURIComponent(person.id)}`} className={styles.write}>
            See free times<span className="visually-hidden">: {name}</span>
          </Link>
        )}
        {!isSample && (
          <Link
            href={`/contact?${new URLSearchParams({ subject: `First appointment with ${name}` }).toString()}`}
            className={styles.write}
          >
            Ask us about a first appointment
            <span className="visually-hidden">: {name}</span>
          </Link>
        )}
      </div>
    </li>
  );
}

/** The first letter as people see it, whatever the script. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
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
