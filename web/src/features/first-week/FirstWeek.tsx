import { hintFor, HINTS, type Hint as HintId } from '@stillgrove/domain/browse/first-week';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import { today } from '../../platform/clock/clock';
import { readStoredNumber } from '../../platform/points/stored-values';
import { closedHints, closeHint, followClosedHints } from '../../platform/storage/closed-hints';
import { readPreference } from '../../platform/preferences/preferences';
import { changeNotes, readNotes } from '../../platform/storage/today-notes';
import { followVisit } from '../../platform/storage/follow-visit';
import { readVisits } from '../../platform/storage/visits';
import { Hint } from '../../ui/hint/Hint';
import { HINT_WORDS } from './hint-words';

type Props = { userId: string; path: string };

/** Notes one visit of a page on this device, and tells in the first week what the page does not show by itself. */
export function FirstWeek({ userId, path }: Props): ReactElement | null {
  // Asked before the visit is noted, with which the page itself counts as found.
  const [hint] = useState(() => nextHint(userId, path));
  const isClosed = useSyncExternalStore(
    followClosedHints,
    () => hint !== null && closedHints().includes(hint),
  );
  useEffect(() => followVisit(userId, path), [path, userId]);
  if (hint === null || isClosed) return null;
  const noteShown = () => {
    const day = today();
    changeNotes(userId, ({ hints }) => ({ hints: { ...hints, [hint]: day } }));
  };
  return <Hint key={hint} words={HINT_WORDS[hint]} onShown={noteShown} onClose={() => closeHint(hint)} />;
}

function nextHint(userId: string, path: string): HintId | null {
  const { daysOfUse, hints } = readNotes(userId);
  const closed = closedHints();
  return hintFor({ day: today(), path, daysOfUse, seen: hints, closed, found: found(userId) });
}

/** What the person has found already, and what is of no use here or not yet. */
function found(userId: string): HintId[] {
  const visits = readVisits(userId);
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  const isPhone = matchMedia('(pointer: coarse)').matches;
  const isFound: Readonly<Record<HintId, boolean>> = {
    breathing: false,
    // There is nothing to keep a picture of before the first leaf.
    tree: readStoredNumber('totalScore') === 0,
    diary: false,
    help: readPreference('country') !== null,
    offline: false,
    appointments: '/appointments' in visits,
    install: isInstalled || !isPhone,
  };
  return HINTS.filter((hint) => isFound[hint]);
}
