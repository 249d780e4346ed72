import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import drawing from '../drawings/therapist.svg?url&no-inline';
import { Appointments } from '../features/appointments/Appointments';
import { useIsGuest } from '../platform/session/guest';
import { NeedsAccount } from '../ui/guest/NeedsAccount';
import { Deferred } from '../ui/layout/Deferred';
import { PageHead } from '../ui/layout/PageHead';

export default function AppointmentsPage(): ReactElement {
  const isGuest = useIsGuest();
  return (
    <>
      <PageHead
        title={t`Appointments`}
        lead={t`Choose a therapist, a day and a time. You can move or cancel an appointment until it starts.`}
        drawing={{ src: drawing, width: 480, height: 440 }}
      />
      <Deferred>
        {isGuest ? (
          <div className="page-part">
            <NeedsAccount title={t`Appointments need an account`} from={`/appointments${location.search}`}>
              <Trans>
                Your therapist needs your name and an email address to reach you. An account is free, and what
                you have on this device can come along. You can also ask for an appointment without an
                account:{' '}
                <Link href="/contact" className="text-link">
                  write to us
                </Link>
                .
              </Trans>
            </NeedsAccount>
          </div>
        ) : (
          <Appointments />
        )}
      </Deferred>
    </>
  );
}
