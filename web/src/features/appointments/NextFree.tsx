import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { whileInSight } from '../../platform/screen/in-sight';
import { useQuery } from '../../platform/query/query-client';
import { freeTimesQuery } from './api';
import styles from './NextFree.module.css';
import { nearMoment } from './time-words';

/**
 * A therapist's first free time. It is requested when it scrolls into view, since there may be many therapists. When the
 * request fails, it stays empty: whoever chooses this therapist is told why.
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
      {wasSeen && <FirstFreeTime therapistId={therapistId} />}
    </span>
  );
}

function FirstFreeTime({ therapistId }: { therapistId: string }): ReactElement | null {
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
