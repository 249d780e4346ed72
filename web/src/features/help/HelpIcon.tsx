import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';

/** Strokes on a 24 by 24 grid. */
const STROKES = {
  call: 'M6.500 3.500h3l1.500 4-2 1.500a12 12 0 0 0 6 6l1.500-2 4 1.500v3a2 2 0 0 1-2.200 2A17 17 0 0 1 4.500 5.700a2 2 0 0 1 2-2.200Z',
  text: t`M4 5.500h16v11h-9l-4.500 3.500v-3.500H4ZM8 9.500h8M8 12.500h5`,
  leave: 'M10 4.500H5.500v15H10M10.500 12h9M15.500 8l4 4-4 4',
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
