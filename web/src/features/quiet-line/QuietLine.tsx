import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { Button } from '../../ui/controls/Button';
import styles from './QuietLine.module.css';

type Props = { isOffline: boolean; hasNewerBuild: boolean };

/** Says at the bottom of the screen that the network is off and what is still to be sent, or that there is a newer version. */
export function QuietLine({ isOffline, hasNewerBuild }: Props): ReactElement {
  const waiting = usePoints((state) => state.waiting);
  const isShown = isOffline || hasNewerBuild;
  return (
    <aside className={styles.line} aria-label={t`Status`} hidden={!isShown}>
      <p role="status">{isOffline ? offlineWords(waiting) : hasNewerBuild && NEWER}</p>
      {hasNewerBuild && !isOffline && <Button onClick={() => location.reload()}>{t`Reload`}</Button>}
    </aside>
  );
}

const NEWER = t`A new version of this site is ready. Reload the page when you have a moment.`;

function offlineWords(waiting: number): string {
  if (waiting === 0) return t`You’re offline. Saved pages still work.`;
  return plural(waiting, {
    one: 'You’re offline. One update to your points is saved on this device until you’re back online.',
    other: 'You’re offline. # updates to your points are saved on this device until you’re back online.',
  });
}
