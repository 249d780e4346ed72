import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { today } from '../../platform/clock/clock';
import { isHelpLineClosed, closeHelpLine } from '../../platform/check-ins/help-line';
import { useAppStore } from '../../platform/session/app-store';
import { Button } from '../../ui/controls/Button';
import styles from './History.module.css';

/** Names help after some low days. It judges nothing, and can be put away for a week. */
export function LowDaysLine(): ReactElement | null {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const [closed, setClosed] = useState(() => isHelpLineClosed(userId, today()));
  if (closed) return null;
  return (
    <aside className={styles.low} aria-label={t`Someone to talk to`}>
      <p>
        <Trans>
          The past few days sound hard. You can find people to talk to under{' '}
          <Link href="/help">Need help now?</Link>
        </Trans>
      </p>
      <Button
        kind="quiet"
        onClick={() => {
          closeHelpLine(userId, today());
          setClosed(true);
        }}
      >{t`Hide for a week`}</Button>
    </aside>
  );
}
