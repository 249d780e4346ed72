import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { retry } from '../../../platform/http/retry';

const SettingsPanel = lazy(() => retry(() => import('./SettingsPanel')));

/** What most people never change, behind a line. */
export function MoreSettings(): ReactElement {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>{t`Picture, cues and more`}</summary>
      {opened && (
        <Suspense>
          <SettingsPanel />
        </Suspense>
      )}
    </details>
  );
}
