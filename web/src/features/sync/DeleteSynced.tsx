import { t } from '@lingui/core/macro';
import type { ReactElement } from 'react';
import { useMutation } from '../../platform/query/use-mutation';
import { sync } from './this-device';
import { Confirm } from '../../ui/controls/Confirm';
import { Failure } from '../../ui/states/states';

/** Takes everything off the server. */
export function DeleteSynced(): ReactElement {
  const { failure, run } = useMutation(() => sync.deleteAll(), { onDone: () => undefined });
  return (
    <>
      <Confirm
        ask={t`Delete everything on the server`}
        question={t`Delete your private space from our server? What your devices have stays there, but they no longer share it, and the codes stop working.`}
        confirm={t`Delete it`}
        keep={t`Keep it`}
        onConfirm={() => run()}
      />
      <Failure>{failure?.message}</Failure>
    </>
  );
}
