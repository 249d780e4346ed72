import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useFocusOnArrival } from '../../../platform/screen/use-focus-on-arrival';
import { Button, ButtonLink } from '../../../ui/controls/Button';
import styles from './SessionEnd.module.css';

type Props = {
  breaths: number;
  /** Whether these breaths grew the tree; they may not, at the most points of a day. */
  grew: boolean;
};

/** What a session came to. */
export function SessionEnd({ breaths, grew }: Props): ReactElement {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <div className={styles.end}>
      <h2 ref={heading} tabIndex={-1} className={styles.title} aria-describedby="session-grew">
        {plural(breaths, { one: '# breath', other: '# breaths' })}
      </h2>
      {grew && <p id="session-grew">{t`Your tree has new leaves.`}</p>}
    </div>
  );
}

type ActionsProps = {
  /** Whether the chosen length is not over, so that its rest follows. */
  goesOn: boolean;
  onAgain: () => void;
};

/** Where to go after the last breath. */
export function EndActions({ goesOn, onAgain }: ActionsProps): ReactElement {
  return (
    <div className={styles.actions}>
      <ButtonLink kind="main" href="/reward" className={styles.first}>
        {t`See your tree`}
      </ButtonLink>
      <Button onClick={onAgain}>{goesOn ? t`Go on` : t`Again`}</Button>
      <ButtonLink href="/browse">{t`Done`}</ButtonLink>
    </div>
  );
}
