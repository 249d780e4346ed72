import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PageShown } from '@stillgrove/contract/paging';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../controls/Button';
import styles from './Paged.module.css';

type Props = { page: PageShown; onTurn: (page: number) => void; children: ReactNode };

/** A list that comes page by page. Turning leads back to its beginning. */
export function Paged({ page: { number, of }, onTurn, children }: Props): ReactElement {
  const beginning = useRef<HTMLDivElement>(null);
  const turnTo = (next: number) => {
    if (next < 1 || next > of) return;
    onTurn(next);
    beginning.current?.scrollIntoView({ block: 'start' });
    beginning.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.paged} ref={beginning} tabIndex={-1}>
      {children}
      {of > 1 && (
        <nav aria-label={t`Pages`} className={styles.pages}>
          <Button aria-disabled={number === 1} onClick={() => turnTo(number - 1)}>
            {t`Previous page`}
          </Button>
          <p>
            <Trans>
              Page {number} of {of}
            </Trans>
          </p>
          <Button aria-disabled={number === of} onClick={() => turnTo(number + 1)}>
            {t`Next page`}
          </Button>
        </nav>
      )}
    </div>
  );
}
