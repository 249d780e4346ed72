import { plural, t } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { retry } from '../../platform/http/retry';
import { usePoints } from '../../platform/points/points-store';
import { useAppStore } from '../../platform/session/app-store';
import { arrivals } from '../../platform/session/arrivals';
import { Toggle } from '../../ui/filters/Toggle';

/** Asks a guest who signs in whether what is here comes along; shown only where something is. */
export function BringGuest(): ReactElement | null {
  const guest = useAppStore(({ app: { user } }) => (user?.isGuest === true ? user.id : null));
  const points = usePoints((state) => state.totalScore);
  const hasDiary = useDiaryOf(guest);
  const [on, setOn] = useState(true);
  useEffect(() => arrivals.bringGuest(on), [on]);
  if (guest === null || (points === 0 && !hasDiary)) return null;
  return (
    <Toggle
      label={question(points, hasDiary)}
      help={on ? undefined : t`They stay on this device. You can come back to them when you sign out.`}
      on={on}
      onChange={setOn}
    />
  );
}

function question(points: number, hasDiary: boolean): string {
  if (points === 0) return t`Bring what I kept here into the account`;
  return hasDiary
    ? plural(points, {
        one: 'Bring my # point and what I kept here into the account',
        other: 'Bring my # points and what I kept here into the account',
      })
    : plural(points, {
        one: 'Bring my # point into the account',
        other: 'Bring my # points into the account',
      });
}

function useDiaryOf(guest: string | null): boolean {
  const [hasDiary, setHasDiary] = useState(false);
  useEffect(() => {
    if (guest === null) return;
    retry(() => import('../../platform/guests/kept-guests'))
      .then(({ keptGuests }) => keptGuests())
      .then(
        (kept) => setHasDiary(kept.some((one) => one.id === guest && one.hasDiary)),
        (error: unknown) => console.info('A diary was not looked for.', error),
      );
  }, [guest]);
  return hasDiary;
}
