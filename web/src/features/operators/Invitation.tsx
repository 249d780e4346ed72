import type { InvitationAnswer, OperatorsDoneAnswer } from '@stillgrove/contract/operators';
import type { InvitationStep } from '@stillgrove/domain/operators/invitation';
import { useEffect, useState, type ReactElement } from 'react';
import { useAddressToken } from '../../platform/address/address-token';
import { RefusedError, request } from '../../platform/http/request';
import { momentWords } from '../../platform/language/moment-words';
import { session } from '../../platform/session/session';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { Form } from '../../ui/forms/Form';
import { QuietPlaceholder } from '../../ui/layout/QuietPlaceholder';
import { Told } from '../../ui/layout/Told';
import styles from './Invitation.module.css';
import { InvitationSteps } from './InvitationSteps';

const PATH = '/api/v1/user/operator-invitation';

/** Says what being an operator means, and leads an invited person there step by step. */
export function Invitation(): ReactElement {
  const token = useAddressToken();
  if (token === null) return <QuietPlaceholder />;
  if (token === '') return <NoLink />;
  return <Opened key={token} token={token} />;
}

/** Tells everyone the same, operators and others. */
function NoLink(): ReactElement {
  return (
    <Told title="Running this site">
      <p>
        If you were invited to be an operator, open the full link from the email again. An invitation works
        for 24 hours.
      </p>
      <p>
        If you are an operator, sign out, and sign in again with your second step: an authenticator app or a
        passkey. Without one, you cannot open the operator’s area. Profile Settings show which you have.
      </p>
      <ButtonLink href="/settings">Open Profile Settings</ButtonLink>
    </Told>
  );
}

function Opened({ token }: { token: string }): ReactElement {
  const [found, setFound] = useState<InvitationAnswer | null>(null);
  const [failure, setFailure] = useState<{ words: string; again: boolean } | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let wanted = true;
    request<InvitationAnswer>('POST', PATH, { body: { token } }).then(
      (answer) => {
        if (!wanted) return;
        setFailure(null);
        setFound(answer);
      },
      (error: unknown) => {
        if (!wanted) return;
        const refused = error instanceof RefusedError;
        setFailure({
          words: refused
            ? error.message
            : 'We couldn’t reach the server. Check your connection, then try again.',
          again: !refused || error.status === 429,
        });
      },
    );
    return () => {
      wanted = false;
    };
  }, [token, round]);

  if (accepted) {
    return (
      <Told title="You are an operator now">
        <p>
          You can also open the operator’s area from Profile Settings. Thank you for helping to run this site.
        </p>
        <ButtonLink href="/operator">Open the operator’s area</ButtonLink>
      </Told>
    );
  }
  if (failure !== null) {
    return (
      <Told title="This invitation cannot be opened">
        <p>{failure.words}</p>
        {failure.again && <Button onClick={() => setRound((count) => count + 1)}>Try again</Button>}
      </Told>
    );
  }
  if (found === null) return <QuietPlaceholder />;
  const accept = async () => {
    try {
      await request<OperatorsDoneAnswer>('POST', `${PATH}/accept`, { body: { token } });
    } catch (error) {
      // What is missing may have changed since; the page shows the step that it is now.
      if (error instanceof RefusedError && error.status === 409) setRound((count) => count + 1);
      throw error;
    }
    await session.reload();
    setAccepted(true);
    return '';
  };
  return (
    <div className={styles.panel}>
      <h1>Help run this site?</h1>
      <p>
        <strong>{found.email}</strong> is invited to be an operator. Operators answer messages, manage
        appointments, therapists and the texts of this site, and can close accounts. They do not see what
        people do in activities. Every change an operator makes is recorded, and all operators can see it.
      </p>
      <InvitationSteps step={found.step} email={found.email} />
      {found.step === 'accept' ? (
        <Form send={accept} button="Accept and become an operator" busyWord="Accepting…" kind="main" />
      ) : (
        <div className={styles.next}>
          <ButtonLink kind="main" href={PLACES[found.step]}>
            {BUTTONS[found.step]}
          </ButtonLink>
          <Button onClick={() => setRound((count) => count + 1)}>I did this, check again</Button>
        </div>
      )}
      <p className={styles.small}>
        The invitation works once, until {momentWords(found.expiresAt)}. When you leave this page, open the
        link from the email again to come back.
      </p>
    </div>
  );
}

type Missing = Exclude<InvitationStep, 'accept'>;

const PLACES: Record<Missing, string> = {
  'sign-in': '/login',
  'use-invited-account': '/settings',
  'confirm-address': '/settings',
  'set-up-second-step': '/settings',
  'renew-second-step': '/settings',
  'show-second-step': '/settings',
};

const BUTTONS: Record<Missing, string> = {
  'sign-in': 'Sign in or create an account',
  'use-invited-account': 'Open Profile Settings',
  'confirm-address': 'Open Profile Settings',
  'set-up-second-step': 'Set it up in Profile Settings',
  'renew-second-step': 'Open Profile Settings',
  'show-second-step': 'Open Profile Settings',
};
