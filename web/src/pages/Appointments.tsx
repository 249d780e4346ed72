import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import drawing from '../drawings/therapist.svg?url&no-inline';
import { Appointments } from '../features/appointments/Appointments';
import { GuestAppointments } from '../features/appointments/GuestAppointments';
import { useIsGuest } from '../platform/session/guest';
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
      <Deferred>{isGuest ? <GuestAppointments /> : <Appointments />}</Deferred>
    </>
  );
}
