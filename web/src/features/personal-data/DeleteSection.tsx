import type { User } from '@stillgrove/contract/accounts';
import type { DeleteAccountAnswer } from '@stillgrove/contract/personal-data';
import { useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { request } from '../../platform/http/request';
import { session } from '../../platform/session/session';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import type { Values } from '../../ui/forms/use-form';
import { ProsePart } from '../../ui/prose/Prose';

const schema = async () => (await import('@stillgrove/contract/personal-data')).deleteAccountRequest;

/** Ends the account for good, on the server and on this device. */
export function DeleteSection({ user }: { user: Pick<User, 'id'> }): ReactElement {
  const [asking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const send = async (body: Values) => {
    const { message } = await request<DeleteAccountAnswer>('POST', '/api/v1/user/delete-account', { body });
    await session.accountDeleted(user.id);
    showToast(message);
    navigate('/');
    return '';
  };
  return (
    <ProsePart title="Delete my account">
      <p>
        At once and for good: your account, your points, your messages and your letters go from the server,
        and what is yours goes from this device, the diary included. No one can bring it back. Download your
        data first if you want to keep it.
      </p>
      {asking ? (
        <Form
          schema={schema}
          send={send}
          button="Delete everything now"
          busyWord="Deleting…"
          kind="danger"
          beside={<Button onClick={() => setAsking(false)}>Keep my account</Button>}
        >
          {(errors) => (
            <PasswordField
              label="Your password, to be sure that it is you"
              name="password"
              autoComplete="current-password"
              required
              error={errors.password}
            />
          )}
        </Form>
      ) : (
        <div>
          <Button kind="danger" onClick={() => setAsking(true)}>
            Delete my account…
          </Button>
        </div>
      )}
    </ProsePart>
  );
}
