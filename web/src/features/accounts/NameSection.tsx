import { t } from '@lingui/core/macro';
import type { User } from '@stillgrove/contract/accounts';
import type { ReactElement } from 'react';
import { session } from '../../platform/session/session';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { FoldedGroup } from '../../ui/prose/FoldedGroup';
import { changeName } from './api';

const schema = async () => (await import('@stillgrove/contract/accounts')).nameRequest;

async function send({ fullName }: { fullName: string }): Promise<string> {
  const { message, user } = await changeName({ fullName });
  session.updateUser(user);
  return message;
}

export function NameSection({ user }: { user: Pick<User, 'fullName'> }): ReactElement {
  return (
    <FoldedGroup title={t`Name`} note={<bdi dir="auto">{user.fullName}</bdi>} anchor="name">
      <Form schema={schema} send={send} button={t`Save name`} busyWord={t`Saving…`} keeps>
        {(errors) => (
          <Field
            label={t`Full Name`}
            name="fullName"
            autoComplete="name"
            required
            defaultValue={user.fullName}
            help={t`A nickname is fine. We use the first word to greet you.`}
            error={errors.fullName}
          />
        )}
      </Form>
    </FoldedGroup>
  );
}
