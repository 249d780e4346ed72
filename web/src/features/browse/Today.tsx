import type { ReactElement, ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { useIdle } from '../../platform/clock/use-idle';
import { retry } from '../../platform/http/retry';
import { useIsGuest } from '../../platform/session/guest';
import type { Visits } from '../../platform/storage/visits';
import { LineIcon } from '../../ui/drawing/Icon';
import { HourScene } from '../../ui/scene/HourScene';
import { FirstQuestion } from './FirstQuestion';
import { Lately } from './Lately';
import { LookBackCard } from './LookBackCard';
import { SuggestionCard } from './SuggestionCard';
import styles from './Today.module.css';
import { useToday } from './use-today';

const DaysOfMember = lazy(async () => ({
  default: (await retry(() => import('./DaysOfMember'))).DaysOfMember,
}));

const DOWN = 'M5.5 9.5L12 16l6.5-6.5';

type Props = {
  visits: Visits;
  /** The greeting, and what belongs to the account. */
  header: ReactNode;
  tree: ReactNode;
  /** What is next on a certain day. */
  appointment: ReactNode;
  /** The part of the page in which all activities stand. */
  allId: string;
};

/** The first screen of the hub: the hour, one thing to do, the last days, and what comes next. */
export function Today({ visits, header, tree, appointment, allId }: Props): ReactElement {
  const today = useToday(visits);
  const [answered, setAnswered] = useState(false);
  const isGuest = useIsGuest();
  const isIdle = useIdle();
  const asksForDays = today.isKnown && isIdle && !isGuest;
  return (
    <div className={styles.today}>
      <HourScene className={styles.scene}>
        <div className={styles.header}>{header}</div>
        <div className={styles.tree}>{tree}</div>
      </HourScene>
      {/* What is the person's own has its room, and is shown once the device has been asked. */}
      <div className={styles.sheet} data-unknown={today.isKnown ? undefined : ''}>
        <div className={styles.columns}>
          <div className={styles.column}>
            {today.isAsking ? (
              <FirstQuestion
                onAnswer={(reason) => {
                  setAnswered(true);
                  today.answer(reason);
                }}
              />
            ) : (
              <SuggestionCard
                suggestion={today.suggestion}
                allHref={`#${allId}`}
                takesFocus={answered}
                onSkip={today.skip}
              />
            )}
            {today.lookBack !== null && (
              <LookBackCard lookBack={today.lookBack} onClose={today.closeLookBack} />
            )}
          </div>
          <div className={styles.column}>
            <Lately days={today.days} />
            {asksForDays && (
              <Suspense fallback={null}>
                <DaysOfMember from={today.daysFrom} onKnown={today.noteDays} />
              </Suspense>
            )}
            {appointment}
          </div>
        </div>
        <a href={`#${allId}`} className={styles.all}>
          {t`All activities`}
          <LineIcon strokes={DOWN} />
        </a>
      </div>
    </div>
  );
}
