import { partOfDay } from '@stillgrove/domain/browse/part-of-day';
import { useMemo, type ReactElement } from 'react';
import { useHour } from '../../platform/clock/use-hour';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { readNotes } from '../../platform/storage/today-notes';
import { WISH_SENTENCES } from './wish-words';
import styles from './WishLine.module.css';

/** One quiet line in the part of the day for which someone wished it. */
export function WishLine({ userId }: { userId: string }): ReactElement | null {
  const hydrating = useHydrating();
  const hour = useHour();
  const wish = useMemo(() => (hydrating ? null : readNotes(userId).wish), [hydrating, userId]);
  if (wish === null || partOfDay(hour) !== wish) return null;
  return <p className={styles.line}>{WISH_SENTENCES[wish]}</p>;
}
