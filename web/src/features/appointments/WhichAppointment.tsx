import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import type { ReactElement } from 'react';
import { wayInWords } from './meeting-words';
import { momentInWords, ownTimeZone } from './time-words';

/** Which appointment the link of an email is about, in a sentence. */
export function WhichAppointment({ appointment }: { appointment: Appointment }): ReactElement {
  const { therapist, startsAt, minutes, meets } = appointment;
  return (
    <p>
      <Trans>
        You meet <bdi>{therapist.name}</bdi> on {momentInWords(startsAt, ownTimeZone())}, for {minutes}{' '}
        minutes, {wayInWords(meets)}.
      </Trans>
    </p>
  );
}
