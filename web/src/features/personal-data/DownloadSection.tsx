import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MEMBER_PARAMETER } from '@stillgrove/contract/member-header';
import { exportPersonalData } from '@stillgrove/contract/operations/personal-data';
import type { ReactElement } from 'react';
import { Form } from '../../ui/forms/Form';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';

export function DownloadSection({ userId }: { userId: string }): ReactElement {
  const { reAuthenticate, prompt } = useReAuthentication();
  const send = async () => {
    if (!(await reAuthenticate())) return null;
    // The answer is a file, so the page stays where it is.
    location.assign(`${exportPersonalData.path}?${MEMBER_PARAMETER}=${userId}`);
    return t`Your download is starting.`;
  };
  return (
    <ProsePart title={t`Download my data`}>
      <p>
        <Trans>
          Get one ZIP file with the data our server stores about you, as text, tables, and JSON. Your diary
          isn’t in it in readable form, because only your devices can open it. You can export it from the
          diary page.
        </Trans>
      </p>
      <Form send={send} button={t`Download my data`} busyWord={t`Preparing…`} />
      {prompt}
    </ProsePart>
  );
}
