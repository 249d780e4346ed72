import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SafeguardingPageData } from '@stillgrove/contract/safeguarding';
import { answerTimeSentence } from '@stillgrove/domain/site/answer-time';
import { crisisRoleSentence } from '@stillgrove/domain/site/crisis-role';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { usePageData } from '../../platform/page-data/page-data';
import { useSite } from '../../platform/page-data/site';
import styles from './SafeguardingPart.module.css';

/** The guide for operators, with what this site promises above it. */
export function SafeguardingPart(): ReactElement {
  const { html } = usePageData<SafeguardingPageData>();
  const { answerHours, crisisRole } = useSite();
  return (
    <>
      <aside className={styles.promise} aria-label={t`What your site says`}>
        <p>
          <strong>{t`Your site says:`}</strong> {answerTimeSentence(answerHours)}{' '}
          {crisisRoleSentence(crisisRole)}
        </p>
        <p>
          <Trans>
            Can you keep this on weekends and holidays, too? If not,{' '}
            <Link href="/operator/site">change it in This site</Link>.
          </Trans>
        </p>
      </aside>
      {/* Our own Markdown, rendered by our own build. */}
      <div className={styles.guide} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
