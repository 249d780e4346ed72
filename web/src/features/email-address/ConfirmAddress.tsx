import { t } from '@lingui/core/macro';
import type { DoneAnswer } from '@stillgrove/contract/answers';
import { useState, type ReactElement } from 'react';
import { RefusedError } from '../../platform/http/request';
import { useQuery } from '../../platform/query/query-client';
import { session } from '../../platform/session/session';
import { ButtonLink } from '../../ui/controls/Button';
import { PasswordField } from '../../ui/controls/PasswordField';
import { Form } from '../../ui/forms/Form';
import { ResultMessage } from '../../ui/layout/ResultMessage';
import { Loading } from '../../ui/states/states';
import { addressLinkQuery, confirmAddress, disownAddress } from './api';
import styles from './ConfirmAddress.module.css';

const schema = async () => (await import('@stillgrove/contract/email-address')).confirmAddressForm;

type Outcome = { readonly title: string; readonly words: string };

/** Confirms an address by a press: programs that scan email open links, but do not press buttons. */
export default function ConfirmAddress({ token }: { token: string }): ReactElement {
  if (token === '') return <Outcome title={t`This link is incomplete`} words={INCOMPLETE} />;
  return <Confirming key={token} token={token} />;
}

function Confirming({ token }: { token: string }): ReactElement {
  const [told, setTold] = useState<Outcome | null>(null);
  const { data: link, error } = useQuery(addressLinkQuery(token));

  const tell = async (title: string, answer: Promise<DoneAnswer>) => {
    try {
      setTold({ title, words: (await answer).message });
      await session.reload();
    } catch (refusal) {
      if (!isFinal(refusal) || refusal.fields.password !== undefined) throw refusal;
      setTold(wrong(refusal));
    }
    return '';
  };
  if (told !== null) return <Outcome {...told} />;
  if (isFinal(error)) return <Outcome {...wrong(error)} />;
  if (error !== null) {
    return (
      <ResultMessage title={t`We couldn’t check this link`}>
        <p>{t`Wait a minute, then open the link in your email again.`}</p>
      </ResultMessage>
    );
  }
  if (link === undefined) return <Loading>{t`Checking the link…`}</Loading>;
  return (
    <div className={styles.panel}>
      <h1>{t`Is this your email address?`}</h1>
      <p>
        {link.purpose === 'confirm-address'
          ? t`Someone created an account with ${link.email}. If that was you, confirm it here.`
          : t`Someone asked to move their account to ${link.email}. If that was you, confirm it here.`}
      </p>
      <Form
        schema={link.signedIn ? undefined : schema}
        send={(values) => tell(t`Address confirmed`, confirmAddress({ token, ...values }))}
        button={t`Yes, confirm my address`}
        busyWord={t`Confirming…`}
        kind="main"
      >
        {(errors) =>
          link.signedIn ? null : (
            <PasswordField
              label={t`Account password`}
              name="password"
              autoComplete="current-password"
              required
              help={t`You’re not signed in to this account here, so we need its password.`}
              error={errors.password}
            />
          )
        }
      </Form>
      <h2>{t`If this wasn’t you`}</h2>
      <p>
        {link.purpose === 'confirm-address'
          ? t`Someone used your address. Don’t confirm it. You can delete the account, or choose a new password and keep the account for yourself.`
          : t`Don’t confirm it. You can turn this link off. Nothing else changes.`}
      </p>
      <Form
        send={() => tell(t`Thanks for telling us`, disownAddress(token))}
        button={link.purpose === 'confirm-address' ? t`It wasn’t me. Delete the account` : t`It wasn’t me`}
        busyWord={t`Sending…`}
        kind="danger"
      />
      {link.purpose === 'confirm-address' && (
        <ButtonLink href="/forgot-password">{t`Choose a new password`}</ButtonLink>
      )}
    </div>
  );
}

const NEW_LINK = t`If your address isn’t confirmed yet, you can get a new link in Profile Settings.`;
const INCOMPLETE = t`Part of the link is missing. Open the link in your email again. ${NEW_LINK}`;

function Outcome({ title, words }: Outcome): ReactElement {
  return (
    <ResultMessage title={title}>
      <p>{words}</p>
      <ButtonLink href="/settings#email-address">{t`Open Profile Settings`}</ButtonLink>
    </ResultMessage>
  );
}

/** A refusal that another try would not change. */
function isFinal(error: unknown): error is RefusedError {
  return error instanceof RefusedError && error.status !== 429;
}

function wrong({ message }: RefusedError): Outcome {
  return { title: t`This link doesn’t work`, words: `${message} ${NEW_LINK}` };
}
