import { t } from '@lingui/core/macro';
import type { ReactElement, ReactNode } from 'react';

/** Opens a source in a new tab, so that the exercise goes on in this one. */
export function StudyLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> {t`(opens in a new tab)`}</span>
    </a>
  );
}
