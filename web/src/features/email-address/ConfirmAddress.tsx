import type { AddressAnswer, AddressLinkAnswer } from '@stillgrove/contract/email-address';
import { useEffect, useState, type ReactElement } from 'react';
import { useAddressToken } from '../../platform/address/address-token';
import { RefusedError, request } from '../../platform/http/request';
import { session } from '../../platform/session/session';
import { ButtonLink } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import type { Values } from '../../ui/forms/use-form';
import { Told } from '../../ui/layout/Told';
import styles from './ConfirmAddress.module.css';

const PATH = '/api/v1/user/confirm-address';
const schema = async () => (await import('@stillgrove/contract/email-address')).confirmAddressForm;

type Outcome = { readonly title: string; readonly words: string };

/** Confirms an address by a press: programs that check email open links, but press nothing. */
export function ConfirmAddress(): ReactElement {
  const token = useAddressToken();
  return <Confirming key={token} token={token} />;
}

function Confirming({ token }: { token: string | null }): ReactElement | null {
  const [told, setTold] = useState<Outcome | null>(null);
  const [link, setLink] = useState<AddressLinkAnswer | 'unreachable' | null>(null);
  useEffect(() => {
    if (token === null || token === '') return;
    request<AddressLinkAnswer>('POST', `${PATH}/look`, { body: { token } }).then(
      setLink,
      (error: unknown) => {
        if (error instanceof RefusedError && error.status !== 429) setTold(wrong(error));
        else setLink('unreachable');
      },
    );
  }, [token]);

  const post = (path: string, title: string) => async (values: Values) => {
    try {
      const { message } = await request<AddressAnswer>('POST', path, { body: { token, ...values } });
      setTold({ title, words: message });
      await session.reload();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status === 429) throw error;
      if (error.fields.password !== undefined) throw error;
      setTold(wrong(error));
    }
    return '';
  };
  if (told !== null || token === '') {
    return (
      <Told title={told?.title ?? 'This link is not complete'}>
        <p>{told?.words ?? `Open the whole link from the email once more. ${ANEW}`}</p>
        <ButtonLink href="/settings">Open Profile Settings</ButtonLink>
      </Told>
    );
  }
  if (link === 'unreachable') {
    return (
      <Told title="This link could not be checked">
        <p>Please wait a moment, then open the link from the email again.</p>
      </Told>
    );
  }
  if (link === null) return <p role="status">Looking…</p>;
  return (
    <div className={styles.panel}>
      <h1>Is this address yours?</h1>
      <p>
        {link.purpose === 'confirm-address'
          ? `Someone made an account with ${link.email}. If that was you, confirm it here.`
          : `Someone asked to move their account to ${link.email}. If that was you, confirm it here.`}
      </p>
      <Form
        {...(link.signedIn ? {} : { schema })}
        send={post(PATH, 'That is you')}
        button="Yes, confirm my address"
        busyWord="Confirming…"
        kind="main"
      >
        {(errors) =>
          link.signedIn ? null : (
            <PasswordField
              label="Password of the account"
              name="password"
              autoComplete="current-password"
              required
              help="You are not signed in to this account here, so we ask for its password."
              error={errors.password}
            />
          )
        }
      </Form>
      <h2>That was not you?</h2>
      <p>
        {link.purpose === 'confirm-address'
          ? 'Then someone used your address. Don’t confirm it. You can remove their account, or choose a new password and keep the account for yourself alone.'
          : 'Then don’t confirm it. You can make this link stop working. Nothing else changes.'}
      </p>
      <Form
        send={post(`${PATH}/disown`, 'Thank you')}
        button={link.purpose === 'confirm-address' ? 'It was not me: remove the account' : 'It was not me'}
        busyWord="Sending…"
        kind="danger"
      />
      {link.purpose === 'confirm-address' && (
        <ButtonLink href="/forgot-password">Choose a new password</ButtonLink>
      )}
    </div>
  );
}

const ANEW = 'If your address is not confirmed yet, Profile Settings can send you a new link.';

function wrong({ message }: RefusedError): Outcome {
  return { title: 'This link does not work', words: `${message} ${ANEW}` };
}
