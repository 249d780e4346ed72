import type { NameAnswer, User } from '@stillgrove/contract/accounts';
import type { ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { session } from '../../platform/session/session';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import type { Values } from '../../ui/forms/use-form';
import { ProsePart } from '../../ui/prose/Prose';

const schema = async () => (await import('@stillgrove/contract/accounts')).nameRequest;

async function send(body: Values): Promise<string> {
  const { message, user } = await request<NameAnswer>('POST', '/api/v1/user/name', { body });
  session.updateUser(user);
  return message;
}

export function NameSection({ user }: { user: Pick<User, 'fullName'> }): ReactElement {
  return (
    <ProsePart title="Name">
      <Form schema={schema} send={send} button="Save name" busyWord="Saving…" keeps>
        {(errors) => (
          <Field
            label="Full Name"
            name="fullName"
            autoComplete="name"
            required
            defaultValue={user.fullName}
            help="A nickname is fine. We use the first word to greet you."
            error={errors.fullName}
          />
        )}
      </Form>
    </ProsePart>
  );
}
