import type { AskedActivity, Side } from '@stillgrove/domain/check-ins/check-in';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { readAskFeeling } from '../../platform/preferences/ask-feeling';
import { useHydrating } from '../../platform/screen/use-hydrating';
import styles from './AskFeeling.module.css';

type Props = {
  activity: AskedActivity;
  /** Null in the midst of a run: nothing is asked, and the place stays for what is asked after it. */
  side: Side | null;
};

const FeelingScale = lazy(() => retry(() => import('./FeelingScale')));

/**
 * How someone feels before or after an activity: nothing at all for who did not ask for it. For who did, the style sheet
 * holds the place from the first paint on, so that nothing moves when the question comes.
 */
export function AskFeeling({ activity, side }: Props): ReactElement | null {
  const hydrating = useHydrating();
  if (hydrating || side === null) return <div className={styles.place} data-side={side} />;
  return <IfWanted key={side} activity={activity} side={side} />;
}

function IfWanted({ activity, side }: { activity: AskedActivity; side: Side }): ReactElement | null {
  const [asks, setAsks] = useState(() => isWanted(side));
  if (!asks) return null;
  return (
    <div className={styles.place} data-side={side}>
      <Suspense fallback={null}>
        <FeelingScale activity={activity} side={side} onTooSoon={() => setAsks(false)} />
      </Suspense>
    </div>
  );
}

function isWanted(side: Side): boolean {
  const wanted = readAskFeeling();
  return wanted === 'both' || wanted === side;
}
