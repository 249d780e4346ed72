import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Resource } from '@stillgrove/contract/resources';
import { memo, useId, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { languageName } from '../../ui/filters/words';
import { VisitLink } from '../../ui/points/VisitLink';
import type { Group } from './resource-filter';
import { CATEGORY_LEADS, CATEGORY_NAMES, COST_NAMES, TYPE_NAMES } from './resource-words';
import styles from './ResourceGroup.module.css';

/** As many links of each category stand there before someone asks for all. */
const AT_FIRST = 4;
const AT_FIRST_IN_CRISIS = 6;

type Props = {
  group: Group;
  /** Whether all links stand there, as after a search. */
  whole: boolean;
};

/** The links of one category. */
export function ResourceGroup({ group, whole }: Props): ReactElement {
  const id = useId();
  const { resources } = group;
  const count = whole ? resources.length : group.category === 'crisis' ? AT_FIRST_IN_CRISIS : AT_FIRST;
  const more = resources.slice(count);
  return (
    <section className={styles.group} data-category={group.category} aria-labelledby={id}>
      <div className={styles.opening}>
        <h2 id={id}>{CATEGORY_NAMES[group.category]}</h2>
        {/* Whoever has searched looks for what was found. */}
        {(!whole || group.category === 'crisis') && (
          <p className={styles.lead}>{CATEGORY_LEADS[group.category]}</p>
        )}
      </div>
      <div className={styles.links}>
        <Entries resources={resources.slice(0, count)} />
        {more.length > 0 && (
          <details>
            <summary className="text-summary">
              <Trans>
                {plural(more.length, { one: '# more link', other: '# more links' })}
                <span className="visually-hidden">: {CATEGORY_NAMES[group.category]}</span>
              </Trans>
            </summary>
            <Entries resources={more} />
          </details>
        )}
        {group.category === 'crisis' && (
          <p>
            <Trans>
              You can find numbers for your country under <Link href="/help">Need help now?</Link>
            </Trans>
          </p>
        )}
      </div>
    </section>
  );
}

function Entries({ resources }: { resources: readonly Resource[] }): ReactElement {
  return (
    <ul className={styles.list}>
      {resources.map((resource) => (
        <Entry key={resource.id} resource={resource} />
      ))}
    </ul>
  );
}

const Entry = memo(function Entry({ resource }: { resource: Resource }): ReactElement {
  const { id, category, title, link, description, publisher, language, type, cost } = resource;
  return (
    <li className={styles.entry}>
      <VisitLink
        href={link}
        activity={category === 'crisis' ? null : 'resource'}
        itemId={id}
        language={language}
        className={`stretched-link ${styles.link}`}
      >
        <Named text={title} resource={resource} />
      </VisitLink>
      <p>{description}</p>
      <p className={styles.facts}>
        <span>
          <Named text={publisher} resource={resource} />
        </span>
        <span>{TYPE_NAMES[type]}</span>
        <span suppressHydrationWarning>{languageName(language)}</span>
        <span>{COST_NAMES[cost]}</span>
      </p>
    </li>
  );
});

/** Title or publisher, with names in other languages marked, so that screen readers pronounce them in these. */
function Named({
  text,
  resource: { foreign = [], language },
}: {
  text: string;
  resource: Resource;
}): ReactNode {
  const name = foreign.find((words) => text.includes(words));
  if (name === undefined) return text;
  const [before, ...after] = text.split(name);
  return (
    <>
      {before}
      <bdi lang={language}>{name}</bdi>
      {after.join(name)}
    </>
  );
}
