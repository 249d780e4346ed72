import type { AddressAnswer } from '@stillgrove/contract/email-address';
import { useState, type ReactElement } from 'react';
import { useAddressToken } from '../../platform/address/address-token';
import { RefusedError, request } from '../../platform/http/request';
import { loadSession } from '../../platform/session/session';
import { ButtonLink } from '../../ui/controls/Button';
import { Form } from '../../ui/forms/Form';
import { Told } from '../../ui/layout/Told';
import styles from './ConfirmAddress.module.css';

/** Confirms an address by a press: programs that check mail open links, but press nothing. */
export function ConfirmAddress(): ReactElement {
  const token = useAddressToken();
  return <Confirming key={token} token={token} />;
}

function Confirming({ token }: { token: string | null }): ReactElement {
  const [told, setTold] = useState<{ title: string; words: string } | null>(null);
  const send = async () => {
    try {
      const { message } = await request<AddressAnswer>('POST', '/api/v1/user/confirm-address', {
        body: { token },
      });
      setTold({ title: 'That is you', words: message });
      await loadSession();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status === 429) throw error;
      setTold({ title: 'This link does not work', words: `${error.message} ${ANEW}` });
    }
    return '';
  };
  if (told !== null || token === '') {
    return (
      <Told title={told?.title ?? 'This link is not complete'}>
        <p>{told?.words ?? `Open the whole link from the mail once more. ${ANEW}`}</p>
        <ButtonLink href="/settings">Open Profile Settings</ButtonLink>
      </Told>
    );
  }
  return (
    <div className={styles.panel}>
      <h1>Is this address yours?</h1>
      <p>Press the button, and we know that mail to it reaches you.</p>
      <Form send={send} button="Yes, confirm my address" busyWord="Confirming…" kind="main" />
    </div>
  );
}

const ANEW = 'If your address is not confirmed yet, Profile Settings send you a new link.';
