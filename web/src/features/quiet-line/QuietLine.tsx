import type { ReactElement } from 'react';
import { usePoints } from '../../platform/points/points-store';
import { Button } from '../../ui/controls/Button';
import styles from './QuietLine.module.css';

const FORMS = new Intl.PluralRules('en');

type Props = { isOffline: boolean; hasNewerBuild: boolean };

/** Says at the foot of the screen that one is offline and what waits, or that there is a newer version. */
export function QuietLine({ isOffline, hasNewerBuild }: Props): ReactElement {
  const waiting = usePoints((state) => state.waiting);
  const isShown = isOffline || hasNewerBuild;
  return (
    <aside className={styles.line} aria-label="Connection" hidden={!isShown}>
      <p role="status">{isOffline ? offlineWords(waiting) : hasNewerBuild && NEWER}</p>
      {hasNewerBuild && !isOffline && <Button onClick={() => location.reload()}>Reload</Button>}
    </aside>
  );
}

const NEWER = 'A newer version of this place is ready. Reload when it suits you.';

function offlineWords(waiting: number): string {
  if (waiting === 0) return 'You are offline. What is on this device works as ever.';
  return FORMS.select(waiting) === 'one'
    ? 'You are offline. One step waits here and is sent when the network is back.'
    : `You are offline. ${String(waiting)} steps wait here and are sent when the network is back.`;
}
