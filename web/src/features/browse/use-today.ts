import { ACTIVITIES, HUB_ACTIVITIES, type HubActivity } from '@stillgrove/domain/activities/activities';
import { lookBack, type LookBack } from '@stillgrove/domain/browse/look-back';
import { lately, latelyFrom, type DayLately, type DayPoints } from '@stillgrove/domain/browse/lately';
import { weekOf } from '@stillgrove/domain/browse/days';
import type { Reason } from '@stillgrove/domain/browse/reason';
import { suggest, type Suggestion } from '@stillgrove/domain/browse/suggestion';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { today } from '../../platform/clock/clock';
import { useHour } from '../../platform/clock/use-hour';
import { useSite } from '../../platform/page-data/site';
import { readPreference, writePreference } from '../../platform/preferences/preferences';
import { useHydrating } from '../../platform/screen/use-hydrating';
import { useAppStore } from '../../platform/session/app-store';
import { changeNotes, readNotes, type TodayNotes } from '../../platform/storage/today-notes';
import type { Visits } from '../../platform/storage/visits';

export type Today = {
  /** Whether the device has been asked; until then everything is as for someone unknown. */
  readonly isKnown: boolean;
  /** Null once everything was skipped today. */
  readonly suggestion: Suggestion | null;
  /** Whether to ask what brings the person here. */
  readonly isAsking: boolean;
  readonly days: readonly DayLately[];
  /** The first of these days. */
  readonly daysFrom: string;
  /** Notes what the server knows of these days from all devices. */
  readonly noteDays: (days: readonly DayPoints[]) => void;
  readonly lookBack: LookBack | null;
  /** @param reason null where the person skips the question */
  readonly answer: (reason: Reason | null) => void;
  readonly skip: (activity: HubActivity) => void;
  readonly closeLookBack: () => void;
};

/** The server and its pages know no day; what depends on it is shown once the person is known. */
const SOME_DAY = '2026-01-01';

const NONE: readonly DayPoints[] = [];

/** What the hub says to a person now, from what this device knows; the last days are those of all devices. */
export function useToday(visits: Visits): Today {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const { diaryUrl } = useSite();
  const hydrating = useHydrating();
  const hour = useHour();
  const [notes, setNotes] = useNotes(userId);
  const [asked, setAsked] = useState(false);
  const day = hydrating ? SOME_DAY : today();
  const [fromServer, setFromServer] = useState({ userId, days: NONE });
  const noteDays = useCallback((days: readonly DayPoints[]) => setFromServer({ userId, days }), [userId]);
  const isNew = notes.history.length === 0 && !HUB_ACTIVITIES.some((id) => ACTIVITIES[id].path in visits);
  const isAsking = !hydrating && !asked && isNew && notes.reason === null && readPreference('asked') === null;
  const skipped = notes.skipped.day === day ? notes.skipped.activities : [];
  const shownLookBack = hydrating ? null : lookBack(notes.history, day, notes.lookedBack);
  const change = (changed: Partial<TodayNotes>) => setNotes(changeNotes(userId, () => changed));
  const isLookingBack = shownLookBack !== null;

  useEffect(() => {
    if (!isLookingBack) return;
    changeNotes(userId, () => ({ lookedBack: { week: weekOf(day), day, closed: false } }));
  }, [day, isLookingBack, userId]);

  return {
    isKnown: !hydrating,
    suggestion: suggest({
      ...notes,
      day,
      hour,
      skipped,
      // A diary on another site is not ours to suggest.
      offered: HUB_ACTIVITIES.filter((id) => id !== 'diary' || diaryUrl === null),
    }),
    isAsking,
    daysFrom: latelyFrom(day),
    noteDays,
    days: lately(notes.history, day, fromServer.userId === userId ? fromServer.days : NONE),
    lookBack: shownLookBack,
    answer(reason) {
      writePreference('asked', '1');
      setAsked(true);
      change({ reason });
    },
    skip: (activity) => change({ skipped: { day, activities: [...skipped, activity] } }),
    closeLookBack: () => change({ lookedBack: { week: weekOf(day), day, closed: true } }),
  };
}

/** The notes of a person, read again for each person, and empty while a page is hydrated. */
function useNotes(userId: string): [notes: TodayNotes, setNotes: (notes: TodayNotes) => void] {
  const hydrating = useHydrating();
  const read = useMemo(() => readNotes(hydrating ? '' : userId), [hydrating, userId]);
  const [changed, setChanged] = useState<{ read: TodayNotes; notes: TodayNotes } | null>(null);
  return [changed?.read === read ? changed.notes : read, (notes) => setChanged({ read, notes })];
}
