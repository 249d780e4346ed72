import { t } from '@lingui/core/macro';
import { useMemo, type ReactElement } from 'react';
import { Activities } from '../features/browse/Activities';
import { Today } from '../features/browse/Today';
import { LazyOwnTree } from '../features/growth-tree/LazyTree';
import { FoldedHeader } from '../features/header/FoldedHeader';
import { WishLine } from '../features/reminders/WishLine';
import { useAppStore } from '../platform/session/app-store';
import { useIsGuest } from '../platform/session/guest';
import { readVisits } from '../platform/storage/visits';
import { GuestLine } from '../ui/guest/GuestLine';
import { Deferred } from '../ui/layout/Deferred';
import { Section } from '../ui/layout/Section';
import { NextAppointmentRow } from '../features/appointments/NextAppointmentRow';

/** The part of the page in which all activities stand. */
const ALL = 'all-activities';

export default function Browse(): ReactElement {
  const userId = useAppStore((state) => state.app.user?.id ?? '');
  const isGuest = useIsGuest();
  const visits = useMemo(() => readVisits(userId), [userId]);
  return (
    <>
      <Today
        visits={visits}
        header={<FoldedHeader />}
        tree={<LazyOwnTree seed={userId} />}
        appointment={
          <>
            <WishLine userId={userId} />
            {isGuest ? null : <NextAppointmentRow />}
          </>
        }
        allId={ALL}
      />
      <GuestLine />
      <Deferred>
        <div id={ALL}>
          <Section title={t`What would help today?`}>
            <Activities visits={visits} />
          </Section>
        </div>
      </Deferred>
    </>
  );
}
