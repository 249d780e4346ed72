import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { InvitationStep } from '@stillgrove/domain/operators/invitation';
import { useState, type ReactElement } from 'react';
import { failureWords } from '../../platform/http/failure';
import { RefusedError } from '../../platform/http/request';
import { momentWords } from '../../platform/language/moment-words';
import { refresh, useQuery } from '../../platform/query/query-client';
import { session } from '../../platform/session/session';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Form } from '../../ui/forms/Form';
import { QuietPlaceholder } from '../../ui/layout/QuietPlaceholder';
import { ResultMessage } from '../../ui/layout/ResultMessage';
import { acceptInvitation, invitationQuery } from './api';
import styles from './Invitation.module.css';

/** Says what being an operator means, and leads an invited person there step by step. */
export default function Invitation({ token }: { token: string }): ReactElement {
  if (token === '') return <NoLink />;
  return <Opened key={token} token={token} />;
}

/** Tells everyone the same, operators and others. */
function NoLink(): ReactElement {
  return (
    <ResultMessage title={t`Running this site`}>
      <p>
        <Trans>
          If you were invited to be an operator, open the full link from the email again. An invitation works
          for 24 hours.
        </Trans>
      </p>
      <p>
        <Trans>
          If you are an operator, sign out, and sign in again with your second step: an authenticator app or a
          passkey. Without one, you can’t open the operator’s area. Profile Settings show which you have.
        </Trans>
      </p>
      <ButtonLink href="/settings#two-step">{t`Open Profile Settings`}</ButtonLink>
    </ResultMessage>
  );
}

function Opened({ token }: { token: string }): ReactElement {
  const query = invitationQuery(token);
  const { data, error, refetch } = useQuery(query);
  const [accepted, setAccepted] = useState(false);
  if (accepted) {
    return (
      <ResultMessage title={t`You are an operator now`}>
        <p>
          {t`You can also open the operator’s area from Profile Settings. Thank you for helping to run this site.`}
        </p>
        <ButtonLink href="/operator">{t`Open the operator’s area`}</ButtonLink>
      </ResultMessage>
    );
  }
  if (error !== null) {
    const isFinal = error instanceof RefusedError && error.status !== 429;
    return (
      <ResultMessage title={t`This invitation can’t be opened`}>
        <p>{failureWords(error)}</p>
        {!isFinal && <Button onClick={() => void refetch()}>{t`Try again`}</Button>}
      </ResultMessage>
    );
  }
  if (data === undefined) return <QuietPlaceholder />;
  const { email, step, expiresAt } = data;
  const accept = async () => {
    try {
      await acceptInvitation(token);
    } catch (refusal) {
      // What is missing may have changed since; the page shows the step that it is now.
      if (refusal instanceof RefusedError && refusal.status === 409) refresh(query.queryKey);
      throw refusal;
    }
    await session.reload();
    setAccepted(true);
    return '';
  };
  return (
    <div className={styles.panel}>
      <h1>{t`Help run this site?`}</h1>
      <p>
        <Trans>
          <strong>{email}</strong> is invited to be an operator. Operators answer messages, manage
          appointments, therapists and the texts of this site, and can close accounts. They don’t see what
          people do in activities. Every change an operator makes is recorded, and all operators can see it.
        </Trans>
      </p>
      <InvitationSteps step={step} email={email} />
      {step === 'accept' ? (
        <Form send={accept} button={t`Accept and become an operator`} busyWord={t`Accepting…`} kind="main" />
      ) : (
        <div className="actions">
          <ButtonLink kind="main" href={PLACES[step]}>
            {BUTTONS[step]}
          </ButtonLink>
          <Button onClick={() => void refetch()}>{t`I did this, check again`}</Button>
        </div>
      )}
      <p className="aside">
        <Trans>
          The invitation works once, until {momentWords(expiresAt)}. When you leave this page, open the link
          from the email again to come back.
        </Trans>
      </p>
    </div>
  );
}

type Missing = Exclude<InvitationStep, 'accept'>;

const PLACES: Record<Missing, string> = {
  'sign-in': '/login',
  'use-invited-account': '/settings#account',
  'confirm-address': '/settings#email-address',
  'set-up-second-step': '/settings#two-step',
  'renew-second-step': '/settings#two-step',
  'show-second-step': '/settings#two-step',
};

const BUTTONS: Record<Missing, string> = {
  'sign-in': t`Sign in or create an account`,
  'use-invited-account': t`Open Profile Settings`,
  'confirm-address': t`Open Profile Settings`,
  'set-up-second-step': t`Set it up in Profile Settings`,
  'renew-second-step': t`Open Profile Settings`,
  'show-second-step': t`Open Profile Settings`,
};

/** Which of the four lines is to be done next. */
const AT: Record<InvitationStep, number> = {
  'sign-in': 0,
  'use-invited-account': 0,
  'confirm-address': 1,
  'set-up-second-step': 2,
  'renew-second-step': 2,
  'show-second-step': 2,
  accept: 3,
};

const SECOND_STEP: Partial<Record<InvitationStep, string>> = {
  'renew-second-step': t`Remove two-step sign-in and set it up again. You set it up before you confirmed your address.`,
  'show-second-step': t`Sign out, then sign in again with your second step.`,
};

/** The way to accepting, with what is done and what is next. */
function InvitationSteps({ step, email }: { step: InvitationStep; email: string }): ReactElement {
  const lines = [
    step === 'use-invited-account'
      ? t`You are signed in with another address. Sign out, then sign in with the account for ${email}.`
      : t`Sign in with the account for ${email}, or create one.`,
    t`Confirm your address: open the link in the email we send you.`,
    SECOND_STEP[step] ?? t`Set up two-step sign-in: an authenticator app or a passkey.`,
    t`Accept the invitation here.`,
  ];
  return (
    <ol className={styles.steps}>
      {lines.map((line, index) => (
        <li key={line} aria-current={index === AT[step] ? 'step' : undefined} data-done={index < AT[step]}>
          {line}
          {index < AT[step] && <span className={styles.done}> {t`Done.`}</span>}
        </li>
      ))}
    </ol>
  );
}
