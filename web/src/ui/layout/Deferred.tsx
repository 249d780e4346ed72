import { useDeferredValue, useState, type ReactElement, type ReactNode } from 'react';
import { arrivedByTap } from '../../platform/navigation/arrival';

/**
 * What stands below the opening of a page. After a tap the opening is painted at once, and this is rendered in
 * slices right after it. On the server, on the first page and on the way back all comes together.
 */
export function Deferred({ children }: { children: ReactNode }): ReactElement | null {
  const [atOnce] = useState(() => !arrivedByTap());
  const shown = useDeferredValue(true, atOnce);
  return shown ? <>{children}</> : null;
}
