import type { AddressAnswer, AddressStateAnswer } from '@stillgrove/contract/email-address';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { request } from '../../platform/http/request';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import type { Values } from '../../ui/forms/use-form';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';

const PATH = '/api/v1/user/email-address';

const schema = async () => (await import('@stillgrove/contract/email-address')).changeAddressRequest;

/** The address of the account: whether it is confirmed, and the new one that still has to be confirmed. */
export function EmailSection({ email }: { email: string }): ReactElement {
  const [state, setState] = useState<AddressStateAnswer | null>(null);
  const { reAuthenticate, prompt } = useReAuthentication();
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
  const change = async (body: Values) => ((await reAuthenticate()) ? post(PATH)(body) : null);
  return (
    <ProsePart title="Email address">
      <p>
        <strong>{state?.email ?? email}</strong>
      </p>
      {state !== null && (
        <p>
          {state.confirmedAt === null
            ? 'This address isn’t confirmed yet. Open the link in our email to confirm it.'
            : 'This address is confirmed.'}
        </p>
      )}
      {state?.confirmedAt === null && (
        <Form send={post(`${PATH}/send-again`)} button="Send the link again" busyWord="Sending…" />
      )}
      {typeof state?.pendingEmail === 'string' && (
        <>
          <p>
            We sent a link to <strong>{state.pendingEmail}</strong>. Your address changes when you open that
            link and confirm.
          </p>
          <Form send={post(`${PATH}/cancel`)} button="Keep my current address" busyWord="Saving…" />
        </>
      )}
      <Form schema={schema} send={change} button="Change address" busyWord="Sending…">
        {(errors) => (
          <Field
            label="New email address"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            help="We’ll email a link to this address. Your address changes when you open it and confirm."
            error={errors.email}
          />
        )}
      </Form>
      {prompt}
    </ProsePart>
  );
}
