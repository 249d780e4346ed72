import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { Link } from 'wouter';
import drawing from '../../drawings/not-found.svg?url&no-inline';
import { Button } from '../controls/Button';
import { Arch } from '../drawing/Arch';
import styles from './NothingFound.module.css';

type Props = {
  onReset: () => void;
  /** What would be found with another search or one wish less. */
  wider?: readonly { readonly words: string; readonly onChoose: () => void }[];
};

/** Shown instead of a list when no item passes the filter, with a button to reset it, and help for whoever needs it. */
export function NothingFound({ onReset, wider = [] }: Props): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // For who has just narrowed the list; whoever arrives at an address that finds nothing begins at the top.
    const narrowing = document.querySelector('main :focus');
    const shown = place.current;
    if (narrowing === null || shown === null) return;
    shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Where there is no room for both, the field in which someone types stays in sight.
    narrowing.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, []);
  const widen = (change: () => void) => (event: MouseEvent<HTMLElement>) => {
    // The pressed button disappears, so the focus moves to the count of results.
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('[role="status"]')?.focus();
    change();
  };
  return (
    <div ref={place} className={styles.nothing}>
      <Arch src={drawing} width={320} height={240} className={styles.picture} />
      <h2 className="like-h3">{t`No results found`}</h2>
      <p>
        <Trans>Try adjusting your search or filter to find what you&apos;re looking for.</Trans>
      </p>
      <div className={styles.ways}>
        {wider.map(({ words, onChoose }) => (
          <Button key={words} onClick={widen(onChoose)}>
            {words}
          </Button>
        ))}
        <Button onClick={widen(onReset)}>{t`Reset Filters`}</Button>
      </div>
      <p>
        <Trans>
          If you want to talk to someone now, open <Link href="/help">Need help now?</Link>
        </Trans>
      </p>
    </div>
  );
}
