import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { whileInSight } from '../../platform/screen/in-sight';
import { useQuery } from '../../platform/query/query-client';
import { freeTimesQuery } from './api';
import styles from './NextFree.module.css';
import { nearMoment } from './time-words';

/**
 * When a therapist is free first. It is asked for when its place is seen, since there may be many therapists, and stays
 * empty when there is no answer: all free times are shown, or why not, once one is chosen.
 */
export function NextFree({ therapistId }: { therapistId: string }): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || place.current === null) return undefined;
    return whileInSight(place.current, (seen) => {
      if (seen) setSeen(true);
    });
  }, [wasSeen]);
  return (
    <span ref={place} className={styles.next}>
      {wasSeen && <FirstTime therapistId={therapistId} />}
    </span>
  );
}

function FirstTime({ therapistId }: { therapistId: string }): ReactElement | null {
  const [nowMs] = useState(() => Date.now());
  const { data } = useQuery(freeTimesQuery(therapistId));
  if (data === undefined) return null;
  const [first] = data.times;
  return (
    <>
      {first === undefined ? t`No free time in the next 60 days` : t`Next free: ${nearMoment(first, nowMs)}`}
    </>
  );
}
