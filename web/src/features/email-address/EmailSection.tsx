import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DoneAnswer } from '@stillgrove/contract/answers';
import { useEffect, type ReactElement } from 'react';
import { refresh, useQuery } from '../../platform/query/query-client';
import { useAppStore } from '../../platform/session/app-store';
import { session } from '../../platform/session/session';
import { Field } from '../../ui/controls/Field';
import { Form } from '../../ui/forms/Form';
import { FoldedGroup } from '../../ui/prose/FoldedGroup';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { addressQuery, changeAddress, keepAddress, sendLinkAgain } from './api';

const schema = async () => (await import('@stillgrove/contract/email-address')).changeAddressRequest;

async function changed(answer: Promise<DoneAnswer>): Promise<string> {
  const { message } = await answer;
  refresh(addressQuery.queryKey);
  return message;
}

/** The address of the account: whether it is confirmed, and the new one that still has to be confirmed. */
export function EmailSection({ email }: { email: string }): ReactElement {
  const known = useAppStore(({ app }) => app.user);
  // Until there is an answer, what came with the session is shown.
  const { data: state } = useQuery(addressQuery);
  const confirmedAt = state === undefined ? known?.confirmedAt : state.confirmedAt;
  const { reAuthenticate, prompt } = useReAuthentication();
  useEffect(() => {
    if (state === undefined) return;
    // The link may have been opened in another tab or on another device; the rest of the page follows.
    const { user } = useAppStore.getState().app;
    if (user?.email !== state.email || user.confirmedAt !== state.confirmedAt) void session.reload();
  }, [state]);
  const change = async ({ email: next }: { email: string }) =>
    (await reAuthenticate()) ? changed(changeAddress({ email: next })) : null;
  const address = state?.email ?? email;
  return (
    <FoldedGroup
      title={t`Email address`}
      note={
        confirmedAt === null ? (
          <Trans>
            <bdi>{address}</bdi> (not confirmed yet)
          </Trans>
        ) : (
          <bdi>{address}</bdi>
        )
      }
      anchor="email-address"
    >
      {confirmedAt !== undefined && (
        <p>
          {confirmedAt === null
            ? t`This address isn’t confirmed yet. Open the link in our email to confirm it.`
            : t`This address is confirmed.`}
        </p>
      )}
      {confirmedAt === null && (
        <Form send={() => changed(sendLinkAgain())} button={t`Send the link again`} busyWord={t`Sending…`} />
      )}
      {typeof state?.pendingEmail === 'string' && (
        <>
          <p>
            <Trans>
              We sent a link to <strong>{state.pendingEmail}</strong>. Your address changes when you open that
              link and confirm.
            </Trans>
          </p>
          <Form
            send={() => changed(keepAddress())}
            button={t`Keep my current address`}
            busyWord={t`Saving…`}
          />
        </>
      )}
      <Form schema={schema} send={change} button={t`Change address`} busyWord={t`Sending…`}>
        {(errors) => (
          <Field
            label={t`New email address`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            help={t`We’ll email a link to this address. Your address changes when you open it and confirm.`}
            error={errors.email}
          />
        )}
      </Form>
      {prompt}
    </FoldedGroup>
  );
}
