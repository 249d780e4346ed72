import type { AddressAnswer, AddressStateAnswer } from '@stillgrove/contract/email-address';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { Field } from '../../ui/controls/Field';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import type { Values } from '../../ui/forms/use-form';
import { ProsePart } from '../../ui/prose/Prose';

const PATH = '/api/v1/user/email-address';

const schema = async () => (await import('@stillgrove/contract/email-address')).changeAddressRequest;

/** The address of the account: whether it is confirmed, and which one waits to take its place. */
export function EmailSection({ email }: { email: string }): ReactElement {
  const [state, setState] = useState<AddressStateAnswer | null>(null);
  const refresh = useCallback(
    () =>
      request<AddressStateAnswer>('GET', PATH).then(async (answer) => {
        setState(answer);
        // The link may have been opened in another tab or on another device; the rest of the page follows.
        const { user } = useAppStore.getState().app;
        if (user?.email !== answer.email || user.confirmedAt !== answer.confirmedAt) await session.reload();
      }),
    [],
  );
  useEffect(() => {
    // Without an answer the address alone is shown.
    refresh().catch(() => undefined);
  }, [refresh]);

  const post = (path: string) => async (body: Values) => {
    const named = Object.keys(body).length > 0 ? { body } : {};
    const { message } = await request<AddressAnswer>('POST', path, named);
    await refresh();
    return message;
  };
  return (
    <ProsePart title="Email address">
      <p>
        <strong>{state?.email ?? email}</strong>
        {state !== null && (state.confirmedAt === null ? ' is not confirmed yet.' : ' is confirmed.')}
      </p>
      {state?.confirmedAt === null && (
        <Form send={post(`${PATH}/send-again`)} button="Send me the link again" busyWord="Sending…" />
      )}
      {typeof state?.pendingEmail === 'string' && (
        <>
          <p>
            A link waits in the inbox of <strong>{state.pendingEmail}</strong>. Until it is used, nothing
            changes.
          </p>
          <Form send={post(`${PATH}/cancel`)} button="Keep my present address" busyWord="Saving…" />
        </>
      )}
      <Form schema={schema} send={post(PATH)} button="Change my address" busyWord="Sending…">
        {(errors) => (
          <>
            <Field
              label="New email address"
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              help="We send a link there. Your address changes when you open it."
              error={errors.email}
            />
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              required
              error={errors.password}
            />
          </>
        )}
      </Form>
    </ProsePart>
  );
}
