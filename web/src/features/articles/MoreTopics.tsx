import { t } from '@lingui/core/macro';
import type { Topic } from '@stillgrove/contract/articles';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Section } from '../../ui/layout/Section';
import styles from './MoreTopics.module.css';

/** Links to the other articles. */
export function MoreTopics({ topics }: { topics: readonly Topic[] }): ReactElement {
  return (
    <div className={styles.band}>
      <Section title={t`More topics`}>
        <ul className={styles.list}>
          {topics.map(({ id, title, description, link }) => (
            <li key={id}>
              <Link href={link} className={styles.link}>
                <span className={styles.title}>{title}</span>
                <span className={styles.teaser}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
