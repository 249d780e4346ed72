import { plural, t } from '@lingui/core/macro';
import { PAIRS_NEEDED, whatHelps, type WhatHelps } from '@stillgrove/domain/check-ins/what-helps';
import { useMemo, type ReactElement } from 'react';
import { ACTIVITY_CARDS } from '../../ui/activities/activity-cards';
import { AskAroundChoice } from './AskAroundChoice';
import { DifferenceDots, ExampleDots } from './DifferenceDots';
import { OpenSpace } from './OpenSpace';
import { useCheckIns } from './use-check-ins';
import { changeWords, countsWords, missingWords } from './what-helps-words';
import styles from './WhatHelps.module.css';

/**
 * Each activity with at least one pair, and the choice whether pairs are asked for.
 *
 * @param props.titleId the id of the heading above
 */
export default function WhatHelpsList({ titleId }: { titleId: string }): ReactElement | null {
  const { status, records } = useCheckIns();
  const list = useMemo(() => whatHelps(records.map(({ value }) => value)), [records]);
  if (status === 'looking') return null;
  if (status === 'locked')
    return (
      <>
        <OpenSpace
          nextFocusId={titleId}
          words={t`If you said how you felt before and after something, it’s in your private space. Open it to see what happened so far.`}
        />
        <AskAroundChoice />
      </>
    );
  if (list.length === 0)
    return (
      <>
        <TooEarly />
        <AskAroundChoice />
        <ExampleDots />
      </>
    );
  return (
    <>
      <ActivityList list={list} />
      <AskAroundChoice />
    </>
  );
}

function TooEarly(): ReactElement {
  return (
    <div className={`raised ${styles.activity ?? ''}`}>
      <h3>{t`Too early to tell`}</h3>
      <p>
        {t`When you say how you feel before and after the same activity 8 times, we can tell you something about it. We ask only if you choose it below.`}
      </p>
      <PairDots pairs={0} />
      <p className="aside">{t`0 of ${PAIRS_NEEDED} so far`}</p>
    </div>
  );
}

function ActivityList({ list }: { list: readonly WhatHelps[] }): ReactElement {
  return (
    <>
      <p className={styles.caution}>
        {t`This shows how you felt before and after. It can’t show why: you may choose breathing on bad days, and hard moments often pass by themselves.`}
      </p>
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.activity} className={`raised ${styles.activity}`}>
            <h3>{ACTIVITY_CARDS[one.activity].name}</h3>
            <Said one={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Said({ one }: { one: WhatHelps }): ReactElement {
  if (one.outcome === 'too-few')
    return (
      <>
        <p>{plural(one.pairs, { one: '# time so far.', other: '# times so far.' })}</p>
        <PairDots pairs={one.pairs} />
        <p>{missingWords(one.missing)}</p>
      </>
    );
  return (
    <>
      <p className={styles.said}>{changeWords(one.activity, one.outcome)}</p>
      <p>{countsWords(one)}</p>
      <DifferenceDots differences={one.differences} name={ACTIVITY_CARDS[one.activity].name} />
    </>
  );
}

/** A dot for each pair that is needed, filled for each that is there. The words beside it say the same. */
function PairDots({ pairs }: { pairs: number }): ReactElement {
  return (
    <p className={styles.times} aria-hidden>
      {Array.from({ length: PAIRS_NEEDED }, (_, time) => (
        <span key={time} data-filled={time < pairs || undefined} />
      ))}
    </p>
  );
}
