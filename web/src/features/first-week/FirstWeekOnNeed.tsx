import { useEffect, useState, type ComponentProps, type ReactElement } from 'react';
import type { FirstWeek } from './FirstWeek';

// Called apart from what follows it, so that a style sheet that is lost is caught as well.
const load = () => import('./FirstWeek');

/** Loads what follows a person's visits; visitors of the public pages need none of it. */
export function FirstWeekOnNeed(props: ComponentProps<typeof FirstWeek>): ReactElement | null {
  const [Loaded, setLoaded] = useState<typeof FirstWeek | null>(null);
  useEffect(() => {
    // Without a network the visit is not noted, and the page goes on.
    load().then(
      (loaded) => setLoaded(() => loaded.FirstWeek),
      () => undefined,
    );
  }, []);
  return Loaded === null ? null : <Loaded key={props.path} {...props} />;
}
