import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useSite } from '../../platform/page-data/site';
import { LineIcon } from '../../ui/drawing/Icon';
import styles from './AtAGlance.module.css';

/** Strokes on a 24 by 24 grid, as those of the other icons. */
const LEAF = 'M5 19c0-8.5 5-13.5 14.5-14C20 14.5 14.5 19.5 8 18.5M5 21c.5-4.5 3-8.5 8-11';
const DOOR = 'M6.5 20.5V6.5A3 3 0 0 1 9.5 3.5h5a3 3 0 0 1 3 3v14M3.5 20.5h17M14 12.5h0';
const LOCK =
  'M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.8v1.7';
const OPEN_SOURCE = 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5M13 5.5l-2 13';

/** What most people want to know about the site, in one line each. */
export function AtAGlance(): ReactElement {
  const { diaryUrl } = useSite();
  return (
    <ul className={styles.facts} aria-label={t`At a glance`}>
      <Fact icon={LEAF} title={t`Free`} words={t`No bill, no ads and no trackers.`} />
      <Fact
        icon={DOOR}
        title={t`Start without an account`}
        words={t`Breathing, games, your diary and your tree need none.`}
      />
      {diaryUrl === null && (
        <Fact
          icon={LOCK}
          title={t`Your diary stays yours`}
          words={t`It’s locked with your passphrase on your device. We can’t open it.`}
        />
      )}
      <Fact
        icon={OPEN_SOURCE}
        title={t`Open source`}
        words={t`Anyone can see how it works, and run it for others.`}
      />
    </ul>
  );
}

function Fact({ icon, title, words }: { icon: string; title: string; words: string }): ReactElement {
  return (
    <li className={styles.fact}>
      <LineIcon strokes={icon} className={styles.icon} />
      <p>
        <strong>{title}</strong>
        <br />
        {words}
      </p>
    </li>
  );
}
