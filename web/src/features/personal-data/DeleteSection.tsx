import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { User } from '@stillgrove/contract/accounts';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { session } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Form } from '../../ui/forms/Form';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { deleteAccount } from './api';

/** Deletes the account for good, on the server and on this device. */
export function DeleteSection({ user }: { user: Pick<User, 'id'> }): ReactElement {
  const [asking, setAsking] = useState(false);
  const opener = useFocusBack<HTMLDivElement>(asking);
  return (
    <ProsePart title={t`Delete my account`}>
      <p>
        <Trans>
          We delete your account, points, appointments, messages, and newsletter subscription from our server
          right away. We also delete everything this browser keeps for you: your diary, check-ins, plan and
          the rest of your private space. You can’t undo this. “Download my data” has only what is on our
          server. To keep the rest, export it under “Your private space” first, and print your plan.
        </Trans>
      </p>
      <p>
        <Trans>
          Some copies stay: emails and calendar entries already sent, backups until they are deleted, and
          anything you sent under an email address you haven’t confirmed.
        </Trans>
      </p>
      {asking ? (
        <Question userId={user.id} onKeep={() => setAsking(false)} />
      ) : (
        <div ref={opener}>
          <Button kind="danger" onClick={() => setAsking(true)}>
            {t`Delete my account…`}
          </Button>
        </div>
      )}
    </ProsePart>
  );
}

function Question({ userId, onKeep }: { userId: string; onKeep: () => void }): ReactElement {
  const asked = useFocusOnArrival<HTMLParagraphElement>();
  const { reAuthenticate, prompt } = useReAuthentication();
  const [, navigate] = useLocation();
  const send = async () => {
    if (!(await reAuthenticate())) return null;
    const { message } = await deleteAccount();
    await session.accountDeleted(userId);
    showToast(message);
    navigate('/');
    return '';
  };
  return (
    <>
      <p ref={asked} tabIndex={-1}>
        {t`Delete your account and everything in it now?`}
      </p>
      <Form
        send={send}
        button={t`Delete everything now`}
        busyWord={t`Deleting…`}
        kind="danger"
        beside={<Button onClick={onKeep}>{t`Keep my account`}</Button>}
      />
      {prompt}
    </>
  );
}
