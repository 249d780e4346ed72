import type { User } from '@stillgrove/contract/accounts';
import type { DeleteAccountAnswer } from '@stillgrove/contract/personal-data';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../platform/http/request';
import { useFocusOnArrival } from '../../platform/screen/use-focus-on-arrival';
import { session } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { Form } from '../../ui/forms/Form';
import { useFocusBack } from '../../ui/forms/use-focus-back';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';

/** Deletes the account for good, on the server and on this device. */
export function DeleteSection({ user }: { user: Pick<User, 'id'> }): ReactElement {
  const [asking, setAsking] = useState(false);
  const opener = useFocusBack<HTMLDivElement>(asking);
  return (
    <ProsePart title="Delete my account">
      <p>
        We delete your account, points, appointments, messages, and newsletter subscription from our server
        right away. We also delete what this browser stores for you, including your diary. You can’t undo
        this. If you want to keep your data, download it first.
      </p>
      <p>
        Some copies stay: emails and calendar entries already sent, backups until they are deleted, and
        anything you sent under an email address you haven’t confirmed.
      </p>
      {asking ? (
        <Question userId={user.id} onKeep={() => setAsking(false)} />
      ) : (
        <div ref={opener}>
          <Button kind="danger" onClick={() => setAsking(true)}>
            Delete my account…
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
    const { message } = await request<DeleteAccountAnswer>('POST', '/api/v1/user/delete-account', {
      body: {},
    });
    await session.accountDeleted(userId);
    showToast(message);
    navigate('/');
    return '';
  };
  return (
    <>
      <p ref={asked} tabIndex={-1}>
        Delete your account and everything in it now?
      </p>
      <Form
        send={send}
        button="Delete everything now"
        busyWord="Deleting…"
        kind="danger"
        beside={<Button onClick={onKeep}>Keep my account</Button>}
      />
      {prompt}
    </>
  );
}
