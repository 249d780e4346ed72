import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { planOwner } from '../../platform/safety-plan/plan-mark';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { useAppStore } from '../../platform/session/app-store';
import styles from './OwnPlan.module.css';

/** Leads to the plan that the person has on this device. */
export function OwnPlan(): ReactElement | null {
  return useHasPlan() === true ? (
    <Link href="/plan" className={styles.plan}>
      <b>{t`Open my plan`}</b>
      <span>{t`What you wrote for a hard moment`}</span>
    </Link>
  ) : null;
}

/** Tells of the plan where there is none. */
export function MakePlan(): ReactElement | null {
  return useHasPlan() === true ? null : (
    <p>
      <Trans>
        On a calm day, you can <Link href="/plan">make a plan for hard moments</Link>: what helps you, and who
        to call.
      </Trans>
    </p>
  );
}

/** Null as the server renders it. */
function useHasPlan(): boolean | null {
  const hydrating = useHydrating();
  const userId = useAppStore(({ app }) => app.user?.id ?? null);
  return hydrating ? null : planOwner(userId) !== null;
}
