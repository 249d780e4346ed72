import { useEffect, useState } from 'react';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { loadingLeftMs } from './loading-time';

/**
 * Whether the page has had its moment. Then it goes to the part that the address names, if any, as a
 * browser does with a page that is there at once.
 */
export function useRelaxArrival(): boolean {
  const hydrating = useHydrating();
  const [wasThereBefore] = useState(hydrating);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const seenAt = wasThereBefore ? firstPaint() : undefined;
    const timer = setTimeout(() => setArrived(true), loadingLeftMs(seenAt, performance.now()));
    return () => clearTimeout(timer);
  }, [wasThereBefore]);

  useEffect(() => {
    if (!arrived || location.hash.length < 2) return;
    const part = document.getElementById(location.hash.slice(1));
    part?.focus({ preventScroll: true });
    part?.scrollIntoView({ behavior: 'instant' });
  }, [arrived]);

  return arrived;
}

/** When the page that the server rendered was first painted; undefined where the browser doesn’t say. */
function firstPaint(): number | undefined {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}
