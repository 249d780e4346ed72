import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import type { ReactElement } from 'react';
import styles from './Credit.module.css';

/** Who made the questionnaire, and on which terms it is shown. */
export function Credit({ questionnaire }: { questionnaire: Questionnaire }): ReactElement {
  const { fullName, name, short, credit, license, edition, source, language } = questionnaire;
  return (
    <footer className={styles.credit}>
      <p>
        {short === undefined ? (
          <Trans>
            {fullName} ({name}).
          </Trans>
        ) : (
          <Trans>
            {fullName} ({name}), with the {short.name} at its beginning.
          </Trans>
        )}{' '}
        <span lang={language}>{credit}</span>{' '}
        {license.url !== undefined && (
          <a href={license.url} target="_blank" rel="noopener noreferrer">
            {t`Terms (opens in a new tab)`}
          </a>
        )}
      </p>
      <details className={styles.more}>
        <summary className="text-summary">{t`Edition and sources`}</summary>
        <p lang={language}>{edition}.</p>
        <p lang={language}>{source}</p>
        {short !== undefined && <p lang={language}>{short.source}</p>}
      </details>
    </footer>
  );
}
