import type { ReactElement } from 'react';

/** Says how much a filter leaves over, to the eye and to a screen reader. */
export function Found({ words }: { words: string }): ReactElement {
  return (
    <p role="status" tabIndex={-1} className="aside">
      {words}
    </p>
  );
}
