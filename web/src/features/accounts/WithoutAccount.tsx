import { plural, t } from '@lingui/core/macro';
import { useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { retry } from '../../platform/http/retry';
import type { KeptGuest } from '../../platform/guests/kept-guests';
import { mayHaveGuests } from '../../platform/guests/may-have-guests';
import { returnPath } from '../../platform/navigation/return-path';
import { useIsGuest } from '../../platform/session/guest';
import { session } from '../../platform/session/session';
import { Icon } from '../../ui/drawing/Icon';
import { dayInWords } from './day-words';
import ways from './Ways.module.css';

/** The way in without an account: as someone new, or as a guest who was on this device before. */
export function WithoutAccount(): ReactElement {
  const isGuest = useIsGuest();
  const [, navigate] = useLocation();
  const kept = useKeptGuests(!isGuest);
  const go = async (id?: string) => {
    // A guest who only looked at this page stays the same guest.
    await session.continueAsGuest(id);
    const to = returnPath(location.search, location.origin);
    navigate(to === '/' ? '/browse' : to, { replace: true });
  };
  return (
    <>
      <button type="button" className={ways.way} onClick={() => void go()}>
        <span>{isGuest || kept.length === 0 ? t`On this device only` : t`Start fresh on this device`}</span>
        <b>{t`Continue without an account`}</b>
        <Icon name="next" />
      </button>
      {kept.length > 0 && (
        <section className={ways.kept} aria-labelledby="kept-guests">
          <h2 id="kept-guests" className="like-h3">{t`Kept on this device`}</h2>
          <ul>
            {kept.map((guest) => (
              <li key={guest.id}>
                <button type="button" className={ways.way} onClick={() => void go(guest.id)}>
                  <b>{whatIsKept(guest)}</b>
                  <span>{t`Last used: ${dayInWords(guest.day)}`}</span>
                  <Icon name="next" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function whatIsKept({ points, hasDiary }: KeptGuest): string {
  if (points === 0) return t`Go on with what you kept here`;
  return hasDiary
    ? plural(points, {
        one: 'Go on with # point and what you kept here',
        other: 'Go on with # points and what you kept here',
      })
    : plural(points, { one: 'Go on with # point', other: 'Go on with # points' });
}

/** Those whom someone could go on as; none while a guest is here. */
function useKeptGuests(asked: boolean): readonly KeptGuest[] {
  const [kept, setKept] = useState<readonly KeptGuest[]>([]);
  useEffect(() => {
    let wanted = asked;
    const look = async () => {
      if (!(await mayHaveGuests())) return;
      const { keptGuests } = await retry(() => import('../../platform/guests/kept-guests'));
      const guests = await keptGuests();
      if (wanted) setKept(guests);
    };
    if (asked) look().catch((error: unknown) => console.info('Guests were not looked for.', error));
    return () => {
      wanted = false;
    };
  }, [asked]);
  return asked ? kept : [];
}
