import type { Resource } from '@stillgrove/contract/resources';
import { memo, useId, type ReactElement } from 'react';
import { languageName } from '../../ui/filters/words';
import { VisitLink } from '../../ui/points/VisitLink';
import type { Group } from './resource-filter';
import { CATEGORY_LEADS, CATEGORY_NAMES, COST_NAMES, TYPE_NAMES } from './resource-words';
import styles from './ResourceGroup.module.css';

/** The links of one category. */
export function ResourceGroup({ group }: { group: Group }): ReactElement {
  const id = useId();
  return (
    <section className={styles.group} data-category={group.category} aria-labelledby={id}>
      <div className={styles.opening}>
        <h2 id={id} className={styles.title}>
          {CATEGORY_NAMES[group.category]}
        </h2>
        <p className={styles.lead}>{CATEGORY_LEADS[group.category]}</p>
      </div>
      <ul className={styles.list}>
        {group.resources.map((resource) => (
          <Entry key={resource.id} resource={resource} />
        ))}
      </ul>
    </section>
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
        className={styles.link}
      >
        {title}
      </VisitLink>
      <p>{description}</p>
      <p className={styles.facts}>
        <span>{publisher}</span>
        <span>{TYPE_NAMES[type]}</span>
        <span suppressHydrationWarning>{languageName(language)}</span>
        <span>{COST_NAMES[cost]}</span>
      </p>
    </li>
  );
});
