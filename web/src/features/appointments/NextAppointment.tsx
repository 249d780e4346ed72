import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactElement, useState } from 'react';
import { useQuery } from '../../platform/query/query-client';
import { appointmentsQuery } from './api';
import { AppointmentRow } from './AppointmentRow';
import { nearMoment } from './time-words';

type Props = {
  /** What stands there while there is none, or none is known. */
  none: ReactElement;
};

/** When the next appointment is, and with whom. */
export function NextAppointment({ none }: Props): ReactElement {
  const [nowMs] = useState(() => Date.now());
  const { data } = useQuery(appointmentsQuery);
  const next = data?.appointments.findLast(
    ({ state, startsAt }) => state === 'scheduled' && Date.parse(startsAt) > nowMs,
  );
  if (next === undefined) return none;
  return (
    <AppointmentRow title={nearMoment(next.startsAt, nowMs)}>
      {next.therapist.isSample ? (
        t`Sample profile: no one will be there`
      ) : (
        <Trans>
          Appointment with <bdi>{next.therapist.name}</bdi>
        </Trans>
      )}
    </AppointmentRow>
  );
}
