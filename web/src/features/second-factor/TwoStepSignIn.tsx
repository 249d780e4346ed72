import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { refresh, useQuery } from '../../platform/query/query-client';
import { useAppStore } from '../../platform/session/app-store';
import { FoldedGroup } from '../../ui/prose/FoldedGroup';
import { Loaded } from '../../ui/states/Loaded';
import { secondFactorQuery } from './api';
import { AuthenticatorApp } from './AuthenticatorApp';
import { Passkeys } from './Passkeys';
import { RecoveryCodes } from './RecoveryCodes';

/** Settings of two-step sign-in: authenticator app, passkeys and recovery codes. */
export function TwoStepSignIn(): ReactElement {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data: factors } = useQuery(secondFactorQuery);
  const unconfirmed = useAppStore((state) => state.app.user?.confirmedAt === null);
  const changed = (newCodes: readonly string[] = []) => {
    if (newCodes.length > 0) setCodes(newCodes);
    refresh(secondFactorQuery.queryKey);
  };
  const note =
    factors === undefined
      ? t`Asks for more than your password`
      : factors.authenticatorApp || factors.passkeys.length > 0
        ? t`On`
        : t`Off`;

  return (
    <FoldedGroup title={t`Two-step sign-in`} note={note} anchor="two-step">
      <p>
        <Trans>
          A second step protects your account, even if someone knows your password. It’s optional, and you can
          turn it off any time.
        </Trans>
      </p>
      {unconfirmed && (
        <p>
          <Trans>
            First, confirm your email address: open the link in our email. If you can’t find it, choose “Send
            the link again” under <a href="#email-address">Email address</a>. Then set up your second step
            here.
          </Trans>
        </p>
      )}
      <Loaded
        query={secondFactorQuery}
        loading={t`Loading…`}
        failed={t`We couldn’t load this. Check your connection, then try again.`}
      >
        {({ authenticatorApp, passkeys, recoveryCodesLeft }) =>
          !unconfirmed && (
            <>
              <AuthenticatorApp isSetUp={authenticatorApp} onChanged={changed} />
              <Passkeys passkeys={passkeys} onChanged={changed} />
              <RecoveryCodes
                left={recoveryCodesLeft}
                needed={authenticatorApp || passkeys.length > 0}
                shown={codes}
                onChanged={changed}
                onKept={() => setCodes([])}
              />
            </>
          )
        }
      </Loaded>
    </FoldedGroup>
  );
}
