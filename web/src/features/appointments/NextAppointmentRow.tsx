import { t } from '@lingui/core/macro';
import { lazy, Suspense, type ReactElement } from 'react';
import { useIdle } from '../../platform/clock/use-idle';
import { retry } from '../../platform/http/retry';
import { AppointmentRow } from './AppointmentRow';

const NextAppointment = lazy(async () => ({
  default: (await retry(() => import('./NextAppointment'))).NextAppointment,
}));

/** A way to the appointments; it names the next one as soon as that is known, in the same room. */
export function NextAppointmentRow(): ReactElement {
  const isIdle = useIdle();
  const unknown = <AppointmentRow title={t`Appointments`}>{t`See or schedule them.`}</AppointmentRow>;
  return isIdle ? (
    <Suspense fallback={unknown}>
      <NextAppointment none={unknown} />
    </Suspense>
  ) : (
    unknown
  );
}
