import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TherapistsPageData } from '@stillgrove/contract/therapists';
import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { arrivedByTap } from '../../platform/navigation/arrival';
import { useAddressSearch } from '../../platform/address/address-search';
import { usePageData } from '../../platform/page-data/page-data';
import { NeedsAccount } from '../../ui/guest/NeedsAccount';
import styles from './Appointments.module.css';
import { ScheduleAppointment } from './ScheduleAppointment';

/** What someone without an account sees: who is free when, and that scheduling needs an account. */
export function GuestAppointments(): ReactElement {
  const { therapists } = usePageData<TherapistsPageData>();
  const search = useAddressSearch();
  // Who comes from a therapist's card goes on with that one.
  const [cameForSomeone] = useState(search.has('with'));
  const [byTap] = useState(arrivedByTap);
  const query = search.toString();
  return (
    <div className={styles.page}>
      <ScheduleAppointment therapists={therapists} takesFocus={cameForSomeone && byTap} />
      <NeedsAccount
        title={t`Appointments need an account`}
        from={query === '' ? '/appointments' : `/appointments?${query}`}
      >
        <Trans>
          Your therapist needs your name and an email address to reach you. An account is free, and what you
          have on this device can come along. You can also ask for an appointment without an account:{' '}
          <Link href="/contact">write to us</Link>.
        </Trans>
      </NeedsAccount>
    </div>
  );
}
