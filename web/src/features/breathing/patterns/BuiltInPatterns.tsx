import { t } from '@lingui/core/macro';
import { BUILT_IN_IDS, BUILT_IN_PATTERNS } from '@stillgrove/domain/breathing/built-in';
import type { ReactElement } from 'react';
import { StudyLink } from '../notes/StudyLink';
import { EVIDENCE } from './evidence';
import { PatternCard } from './PatternCard';
import styles from './PatternCard.module.css';

/** The patterns that come with the guide, each with what is known of it. */
export function BuiltInPatterns(): ReactElement {
  return (
    <fieldset className={styles.cards}>
      <legend className="visually-hidden">{t`Patterns that come with the guide`}</legend>
      {BUILT_IN_IDS.map((id) => {
        const { words, source } = EVIDENCE[id];
        return (
          <PatternCard key={id} pattern={{ id, name: '', steps: BUILT_IN_PATTERNS[id] }}>
            <p className={styles.evidence}>
              {words}{' '}
              {source !== null && (
                <StudyLink href={source.href}>
                  <span>{source.name}</span>
                </StudyLink>
              )}
            </p>
          </PatternCard>
        );
      })}
    </fieldset>
  );
}
