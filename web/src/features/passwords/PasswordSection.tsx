import { t } from '@lingui/core/macro';
import type { ChangePasswordRequest } from '@stillgrove/contract/passwords';
import { PASSWORD_MIN_LENGTH } from '@stillgrove/domain/accounts/account';
import type { ReactElement } from 'react';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import { FoldedGroup } from '../../ui/prose/FoldedGroup';
import { changePassword } from './api';

const schema = async () => (await import('@stillgrove/contract/passwords')).changePasswordRequest;

const send = async ({ currentPassword, newPassword }: ChangePasswordRequest) =>
  (await changePassword({ currentPassword, newPassword })).message;

export function PasswordSection({ email }: { email: string }): ReactElement {
  return (
    <FoldedGroup title={t`Password`} note={t`Choose a new password`} anchor="password">
      <Form schema={schema} send={send} button={t`Change password`} busyWord={t`Saving…`}>
        {(errors) => (
          <>
            {/* Tells password managers which account it is. */}
            <input hidden readOnly autoComplete="username" value={email} />
            <PasswordField
              label={t`Current password`}
              name="currentPassword"
              autoComplete="current-password"
              required
              error={errors.currentPassword}
            />
            <PasswordField
              label={t`New password`}
              name="newPassword"
              autoComplete="new-password"
              required
              help={t`At least ${String(PASSWORD_MIN_LENGTH)} characters. A short sentence is easy to remember. We’ll sign you out on other devices.`}
              error={errors.newPassword}
            />
          </>
        )}
      </Form>
    </FoldedGroup>
  );
}
