import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Appointment } from '@stillgrove/contract/appointments';
import { useState, type ReactElement } from 'react';
import { RefusedError } from '../../platform/http/request';
import { useQuery } from '../../platform/query/query-client';
import { ButtonLink } from '../../ui/controls/Button';
import { ResultMessage } from '../../ui/layout/ResultMessage';
import { Loading } from '../../ui/states/states';
import { appointmentLinkQuery } from './api';
import { CancelByLink } from './CancelByLink';
import { MoveByLink } from './MoveByLink';
import { momentInWords, ownTimeZone } from './time-words';

/** What the link of a reminder is for. It asks for a press: programs that scan email open links, but press nothing. */
export default function LinkedAppointment({ token }: { token: string }): ReactElement {
  if (token === '')
    return (
      <Outcome title={t`This link is incomplete`}>
        {t`Part of the link is missing. Open the link in your email again.`}
      </Outcome>
    );
  return <Asking token={token} />;
}

function Asking({ token }: { token: string }): ReactElement {
  const [changed, setChanged] = useState<Appointment | null>(null);
  const { data: link, error } = useQuery(appointmentLinkQuery(token));
  if (changed !== null) return <Changed appointment={changed} />;
  if (error instanceof RefusedError && error.status !== 429)
    return (
      <Outcome title={t`This link doesn’t work`}>
        {t`The appointment was canceled or moved, or it is over. If it was canceled, you don’t need to do anything else. If it was moved, use the links in our newest reminder, or sign in to see your appointments.`}
      </Outcome>
    );
  if (error !== null)
    return (
      <ResultMessage title={t`We couldn’t check this link`}>
        <p>{t`Wait a minute, then open the link in your email again.`}</p>
      </ResultMessage>
    );
  if (link === undefined) return <Loading>{t`Checking the link…`}</Loading>;
  const { purpose, appointment } = link;
  if (appointment.state === 'canceled')
    return (
      <Outcome title={t`This appointment is already canceled`}>
        {t`You don’t need to do anything else. You can schedule another appointment at any time.`}
      </Outcome>
    );
  const Question = purpose === 'cancel' ? CancelByLink : MoveByLink;
  return <Question token={token} appointment={appointment} onChanged={setChanged} />;
}

function Changed({
  appointment: { state, startsAt, therapist },
}: {
  appointment: Appointment;
}): ReactElement {
  if (state === 'canceled')
    return (
      <Outcome title={t`Your appointment is canceled`}>
        {t`You don’t need to do anything else. We’re sending you an email that says the same.`}
      </Outcome>
    );
  return (
    <Outcome title={t`Your appointment has a new time`}>
      <Trans>
        You’ll now meet <bdi>{therapist.name}</bdi> on {momentInWords(startsAt, ownTimeZone())}. We’re sending
        you an email that says the same.
      </Trans>
    </Outcome>
  );
}

function Outcome({ title, children }: { title: string; children: ReactElement | string }): ReactElement {
  return (
    <ResultMessage title={title}>
      <p>{children}</p>
      <ButtonLink href="/appointments">{t`See your appointments`}</ButtonLink>
    </ResultMessage>
  );
}
