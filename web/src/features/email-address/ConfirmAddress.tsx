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

/** Confirms an address by a press: programs that scan email open links, but do not press buttons. */
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
      <Told title={told?.title ?? 'This link is incomplete'}>
        <p>{told?.words ?? INCOMPLETE}</p>
        <ButtonLink href="/settings">Open Profile Settings</ButtonLink>
      </Told>
    );
  }
  if (link === 'unreachable') {
    return (
      <Told title="We couldn’t check this link">
        <p>Wait a minute, then open the link in your email again.</p>
      </Told>
    );
  }
  if (link === null) return <p role="status">Checking the link…</p>;
  return (
    <div className={styles.panel}>
      <h1>Is this your email address?</h1>
      <p>
        {link.purpose === 'confirm-address'
          ? `Someone created an account with ${link.email}. If that was you, confirm it here.`
          : `Someone asked to move their account to ${link.email}. If that was you, confirm it here.`}
      </p>
      <Form
        {...(link.signedIn ? {} : { schema })}
        send={post(PATH, 'Address confirmed')}
        button="Yes, confirm my address"
        busyWord="Confirming…"
        kind="main"
      >
        {(errors) =>
          link.signedIn ? null : (
            <PasswordField
              label="Account password"
              name="password"
              autoComplete="current-password"
              required
              help="You’re not signed in to this account here, so we need its password."
              error={errors.password}
            />
          )
        }
      </Form>
      <h2>If this wasn’t you</h2>
      <p>
        {link.purpose === 'confirm-address'
          ? 'Someone used your address. Don’t confirm it. You can delete the account, or choose a new password and keep the account for yourself.'
          : 'Don’t confirm it. You can turn this link off. Nothing else changes.'}
      </p>
      <Form
        send={post(`${PATH}/disown`, 'Thanks for telling us')}
        button={link.purpose === 'confirm-address' ? 'It wasn’t me. Delete the account' : 'It wasn’t me'}
        busyWord="Sending…"
        kind="danger"
      />
      {link.purpose === 'confirm-address' && (
        <ButtonLink href="/forgot-password">Choose a new password</ButtonLink>
      )}
    </div>
  );
}

const NEW_LINK = 'If your address isn’t confirmed yet, you can get a new link in Profile Settings.';
const INCOMPLETE = `Part of the link is missing. Open the link in your email again. ${NEW_LINK}`;

function wrong({ message }: RefusedError): Outcome {
  return { title: 'This link doesn’t work', words: `${message} ${NEW_LINK}` };
}
