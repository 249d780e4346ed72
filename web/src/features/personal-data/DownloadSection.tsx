import { MEMBER_PARAMETER } from '@stillgrove/contract/member-header';
import { PERSONAL_DATA_PATH } from '@stillgrove/contract/personal-data';
import type { ReactElement } from 'react';
import { Form } from '../../ui/forms/Form';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';

export function DownloadSection({ userId }: { userId: string }): ReactElement {
  const { reAuthenticate, prompt } = useReAuthentication();
  const send = async () => {
    if (!(await reAuthenticate())) return null;
    // The answer is a file, so the page stays where it is.
    location.assign(`${PERSONAL_DATA_PATH}?${MEMBER_PARAMETER}=${userId}`);
    return 'Your download is starting.';
  };
  return (
    <ProsePart title="Download my data">
      <p>
        Get one ZIP file with the data our server stores about you, as text, tables, and JSON. Your diary
        isn’t in it, because it’s stored only in your browser. You can export it from the diary page.
      </p>
      <Form send={send} button="Download my data" busyWord="Preparing…" />
      {prompt}
    </ProsePart>
  );
}
