import type { Therapist, TherapistsPageData } from '@stillgrove/contract/therapists';
import type { ReactElement } from 'react';
import { usePageData } from '../../platform/page-data/page-data';
import { Choice } from '../../ui/filters/Choice';
import { Found } from '../../ui/filters/Found';
import { NothingFound } from '../../ui/filters/NothingFound';
import { Pills } from '../../ui/filters/Pills';
import { languageOptions } from '../../ui/filters/words';
import {
  changeTherapistFilter,
  matchingTherapists,
  MEETINGS,
  topicOptions,
  useTherapistFilter,
} from './therapist-filter';
import { TherapistCard } from './TherapistCard';
import styles from './Therapists.module.css';

/** The directory of people to talk to, and what narrows it. */
export function Therapists(): ReactElement {
  const { therapists } = usePageData<TherapistsPageData>();
  return (
    <section className={styles.directory} aria-label="People to talk to">
      {therapists.length === 0 ? <NoOne /> : <Directory therapists={therapists} />}
    </section>
  );
}

function Directory({ therapists }: { therapists: readonly Therapist[] }): ReactElement {
  const filter = useTherapistFilter();
  const found = matchingTherapists(therapists, filter);
  return (
    <>
      {therapists.some(({ isSample }) => isSample) && <SampleNote />}
      <div className={styles.narrow}>
        <Choice
          label="What it is about"
          all="Any topic"
          options={topicOptions(therapists)}
          value={filter.topic}
          onChange={(topic) => changeTherapistFilter({ topic })}
        />
        <Choice
          label="Language"
          all="Any language"
          options={languageOptions(therapists.flatMap(({ languages }) => languages))}
          value={filter.language}
          onChange={(language) => changeTherapistFilter({ language })}
        />
        <Pills
          label="Way to meet"
          choices={MEETINGS}
          chosen={filter.meets}
          onChoose={(meets) => changeTherapistFilter({ meets })}
        />
      </div>
      <Found count={found.length} one="# person" other="# people" />
      {found.length === 0 ? (
        <NothingFound onReset={() => changeTherapistFilter({ topic: '', language: '', meets: '' })} />
      ) : (
        <ul className={styles.people}>
          {found.map((person) => (
            <TherapistCard key={person.id} person={person} />
          ))}
        </ul>
      )}
    </>
  );
}

function SampleNote(): ReactElement {
  return (
    <p className={styles.note}>
      <strong>Profiles marked “Sample profile” are examples and not real people.</strong> They show how this
      page will look once the people who run this place have added theirs.
    </p>
  );
}

function NoOne(): ReactElement {
  return (
    <div className={styles.note}>
      <h2 className={styles.noteTitle}>No one is listed here yet</h2>
      <p>
        The people who run this place have not added anyone so far. Write to them: they may know whom to ask
        near you. Your family doctor is a good first step, too.
      </p>
    </div>
  );
}
