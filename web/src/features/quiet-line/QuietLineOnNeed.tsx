import { useEffect, useState, type ReactElement } from 'react';
import { useNewerBuild } from '../../platform/offline/newer-build';
import { useOnline } from '../../platform/offline/use-online';
import type { QuietLine } from './QuietLine';

// Called apart from what follows it, so that a style sheet that is lost is caught as well.
const load = () => import('./QuietLine');

/** Loads the line at the bottom of the screen once it has something to say. */
export function QuietLineOnNeed(): ReactElement | null {
  const isOffline = !useOnline();
  const hasNewerBuild = useNewerBuild();
  const [Line, setLine] = useState<typeof QuietLine | null>(null);
  const isNeeded = isOffline || hasNewerBuild;
  useEffect(() => {
    if (!isNeeded) return;
    // Where it is not kept, the page goes on without it.
    load().then(
      (loaded) => setLine(() => loaded.QuietLine),
      () => undefined,
    );
  }, [isNeeded]);
  return Line === null ? null : <Line isOffline={isOffline} hasNewerBuild={hasNewerBuild} />;
}
