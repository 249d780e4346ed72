import type { PasswordAnswer } from '@stillgrove/contract/passwords';
import { PASSWORD_MIN_LENGTH } from '@stillgrove/domain/accounts/account';
import type { ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import type { Values } from '../../ui/forms/use-form';
import { ProsePart } from '../../ui/prose/Prose';

const schema = async () => (await import('@stillgrove/contract/passwords')).changePasswordRequest;

async function send(body: Values): Promise<string> {
  return (await request<PasswordAnswer>('POST', '/api/v1/user/password', { body })).message;
}

export function PasswordSection({ email }: { email: string }): ReactElement {
  return (
    <ProsePart title="Password">
      <Form schema={schema} send={send} button="Change password" busyWord="Saving…">
        {(errors) => (
          <>
            {/* Tells password managers which account it is. */}
            <input hidden readOnly autoComplete="username" value={email} />
            <PasswordField
              label="Current password"
              name="currentPassword"
              autoComplete="current-password"
              required
              error={errors.currentPassword}
            />
            <PasswordField
              label="New password"
              name="newPassword"
              autoComplete="new-password"
              required
              help={`At least ${String(PASSWORD_MIN_LENGTH)} characters. A short sentence is easy to remember. We’ll sign you out on other devices.`}
              error={errors.newPassword}
            />
          </>
        )}
      </Form>
    </ProsePart>
  );
}
