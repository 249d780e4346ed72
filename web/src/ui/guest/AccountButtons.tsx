import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { signInPath } from '../../platform/navigation/return-path';
import { ButtonLink } from '../controls/Button';

/**
 * For a guest: the buttons to create an account and to sign in.
 *
 * @param props.from the page to come back to with one
 */
export function AccountButtons({ from }: { from: string }): ReactElement {
  return (
    <div className="actions">
      <ButtonLink kind="main" href={`${signInPath(from)}#sign-up`}>
        {t`Create an account`}
      </ButtonLink>
      <ButtonLink href={signInPath(from)}>{t`Sign in`}</ButtonLink>
    </div>
  );
}
