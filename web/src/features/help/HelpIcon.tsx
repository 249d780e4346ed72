import type { ReactElement } from 'react';

/** Strokes on a 24 by 24 grid. */
const STROKES = {
  call: 'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  text: 'M4 5.5h16v11h-9l-4.5 3.5v-3.5H4ZM8 9.5h8M8 12.5h5',
  leave: 'M10 4.5H5.5v15H10M10.5 12h9M15.5 8l4 4-4 4',
} as const;

/** A small drawing beside the words of a link. */
export function HelpIcon({ name }: { name: keyof typeof STROKES }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden focusable="false">
      <path
        d={STROKES[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
