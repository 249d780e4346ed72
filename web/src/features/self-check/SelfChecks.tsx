import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isKeptResult } from '@stillgrove/domain/self-checks/kept-result';
import type { Questionnaire } from '@stillgrove/domain/self-checks/questionnaire';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import drawing from '../../drawings/self-check.svg?url&no-inline';
import { usePrivateRecords } from '../../platform/vault/use-private-records';
import { PageHead } from '../../ui/layout/PageHead';
import { CheckCards } from './CheckCards';
import { EarlierResults } from './EarlierResults';
import { SelfCheck } from './SelfCheck';
import styles from './SelfChecks.module.css';
import { useRuns } from './use-runs';

type Props = {
  questionnaires: readonly Questionnaire[];
  /** The emergency number and the lines of the country, to be shown in place. */
  help: ReactNode;
};

/** The choice of a self-check, or the one that the address names. */
export function SelfChecks({ questionnaires, help }: Props): ReactElement {
  const { chosen, run, runs, setRun, back } = useRuns(questionnaires.map(({ instrument }) => instrument));
  // Looked for with the page, so that nothing has to be loaded when the result is there.
  const kept = usePrivateRecords('self-check', isKeptResult);
  const questionnaire = questionnaires.find(({ instrument }) => instrument === chosen);
  if (questionnaire !== undefined)
    return (
      <SelfCheck
        key={questionnaire.instrument}
        questionnaire={questionnaire}
        run={run}
        onRun={setRun}
        onBack={back}
        help={help}
        kept={kept.records}
        offered={questionnaires.map(({ instrument }) => instrument)}
      />
    );
  return (
    <>
      <PageHead
        title={t`Self-checks`}
        lead={t`A few questions that doctors ask, too. They can help you find words for how things are.`}
        drawing={{ src: drawing, width: 320, height: 300 }}
      />
      <div className={styles.choice}>
        {questionnaires.length === 0 ? (
          <p>{t`This site doesn’t offer self-checks.`}</p>
        ) : (
          <CheckCards questionnaires={questionnaires} runs={runs} />
        )}
        <EarlierResults kept={kept} />
        <p className={styles.note}>
          <Trans>
            No one else sees your answers. If you want to talk to someone now, open{' '}
            <Link href="/help">Need help now?</Link>
          </Trans>
        </p>
      </div>
    </>
  );
}
