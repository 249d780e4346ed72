import { plural, t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { NightEnd, NightEndActions } from '../../ui/scene/NightEnd';
import styles from './SittingEnd.module.css';
import type { SittingState } from './sitting-session';
import { NOTICES, satSentence } from './sitting-words';

/** What was sat. It compares nothing and praises nothing. */
export function SittingEnd({ state }: { state: SittingState }): ReactElement {
  const { satMinutes, points, notice } = state;
  return (
    <NightEnd title={notice === 'unbegun' ? t`That’s it for now.` : satSentence(satMinutes)}>
      <p role="status" className={styles.points}>
        {notice !== null && notice !== 'elsewhere'
          ? NOTICES[notice]
          : points > 0 &&
            plural(points, {
              one: 'You earned one point for your tree.',
              other: 'You earned # points for your tree.',
            })}
      </p>
    </NightEnd>
  );
}

type ActionsProps = { satMinutes: number; onAgain: () => void };

/** Where to go afterwards; to the tree only after a whole minute, since less gives no points. */
export function EndActions({ satMinutes, onAgain }: ActionsProps): ReactElement {
  const again = <Button onClick={onAgain}>{t`Sit again`}</Button>;
  if (satMinutes === 0)
    return (
      <NightEndActions>
        <ButtonLink kind="main" href="/browse">
          {t`Done`}
        </ButtonLink>
        {again}
      </NightEndActions>
    );
  return (
    <NightEndActions>
      <ButtonLink kind="main" href="/reward">
        {t`See your tree`}
      </ButtonLink>
      {again}
      <ButtonLink href="/browse">{t`Done`}</ButtonLink>
    </NightEndActions>
  );
}
