import { MEMBER_PARAMETER } from '@stillgrove/contract/member-header';
import { PERSONAL_DATA_PATH } from '@stillgrove/contract/personal-data';
import type { ReactElement } from 'react';
import { Form } from '../../ui/forms/Form';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';

export function DownloadSection({ userId }: { userId: string }): ReactElement {
  const { reAuthenticate, prompt } = useReAuthentication();
  const send = async () => {
    if (!(await reAuthenticate())) return '';
    // The answer is a file, so the page stays where it is.
    location.assign(`${PERSONAL_DATA_PATH}?${MEMBER_PARAMETER}=${userId}`);
    return 'Your download begins.';
  };
  return (
    <ProsePart title="Download all my data">
      <p>
        One ZIP file with everything that the server holds about you: in words, as tables, and as JSON for
        programs. Your diary is not in it, because it lives on your device alone; it has an export of its own.
      </p>
      <Form send={send} button="Download all my data" busyWord="Preparing…" />
      {prompt}
    </ProsePart>
  );
}
