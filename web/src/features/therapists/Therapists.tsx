import { Trans } from '@lingui/react/macro';
import { plural, t } from '@lingui/core/macro';
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
  type TherapistFilter,
  topicOptions,
  useTherapistFilter,
  widerTherapistFilters,
} from './therapist-filter';
import { TherapistCard } from './TherapistCard';
import styles from './Therapists.module.css';

/** The directory of people to talk to, and what narrows it. */
export function Therapists(): ReactElement {
  const { therapists } = usePageData<TherapistsPageData>();
  return (
    <section className="page-part" aria-label={t`Therapists`}>
      {therapists.length === 0 ? <NoOne /> : <Directory therapists={therapists} />}
    </section>
  );
}

function Directory({ therapists }: { therapists: readonly Therapist[] }): ReactElement {
  const filter = useTherapistFilter();
  const found = matchingTherapists(therapists, filter);
  return (
    <>
      <div className={styles.narrow}>
        <Choice
          label={t`Topic`}
          all={t`Any topic`}
          options={topicOptions(therapists)}
          value={filter.topic}
          onChange={(topic) => changeTherapistFilter({ topic })}
        />
        <Choice
          label={t`Language`}
          all={t`Any language`}
          options={languageOptions(therapists.flatMap(({ languages }) => languages))}
          value={filter.language}
          onChange={(language) => changeTherapistFilter({ language })}
        />
        <Pills
          label={t`Way to meet`}
          choices={MEETINGS}
          chosen={filter.meets}
          onChoose={(meets) => changeTherapistFilter({ meets })}
        />
      </div>
      <div className={styles.found}>
        <Found words={plural(found.length, { one: '# therapist', other: '# therapists' })} />
        {therapists.some(({ isSample }) => isSample) && (
          <p className="aside">{t`Sample profiles aren’t real people.`}</p>
        )}
      </div>
      {found.length === 0 ? (
        <NothingFound
          onReset={() => changeTherapistFilter({ topic: '', language: '', meets: '' })}
          wider={widerTherapistFilters(therapists, filter).map(({ change, count }) => ({
            words: widerWords(change, count),
            onChoose: () => changeTherapistFilter(change),
          }))}
        />
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

/** What is found with one wish less, as its button says it. */
function widerWords(change: Partial<TherapistFilter>, count: number): string {
  if ('topic' in change)
    return plural(count, { one: '# therapist with any topic', other: '# therapists with any topic' });
  if ('language' in change)
    return plural(count, { one: '# therapist with any language', other: '# therapists with any language' });
  return plural(count, {
    one: '# therapist with any way to meet',
    other: '# therapists with any way to meet',
  });
}

function NoOne(): ReactElement {
  return (
    <div className={styles.note}>
      <h2 className={styles.noteTitle}>{t`No therapists are listed yet`}</h2>
      <p>
        <Trans>
          You can write to the team of this site and ask. A doctor or a clinic near you can also help you find
          someone.
        </Trans>
      </p>
    </div>
  );
}
