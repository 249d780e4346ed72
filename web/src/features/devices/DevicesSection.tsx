import { t } from '@lingui/core/macro';
import type { DoneAnswer } from '@stillgrove/contract/answers';
import type { ReactElement } from 'react';
import { refresh } from '../../platform/query/query-client';
import { useMutation } from '../../platform/query/use-mutation';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { FoldedGroup } from '../../ui/prose/FoldedGroup';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { Loaded } from '../../ui/states/Loaded';
import { Failure } from '../../ui/states/states';
import { devicesQuery, endDevice, endOtherDevices } from './api';
import { deviceWords, seenWords } from './device-words';
import styles from './DevicesSection.module.css';

/** The devices on which the person is signed in, each with a button to sign it out. */
export function DevicesSection(): ReactElement {
  const { reAuthenticate, prompt } = useReAuthentication();
  const { failure, run } = useMutation(
    async (end: () => Promise<DoneAnswer>) => ((await reAuthenticate()) ? end() : null),
    {
      onDone(answer) {
        if (answer === null) return;
        showToast(answer.message);
        refresh(devicesQuery.queryKey);
      },
    },
  );
  return (
    <FoldedGroup
      title={t`Signed-in devices`}
      note={t`Where you’re signed in, and a way to sign out there`}
      anchor="devices"
    >
      <Loaded query={devicesQuery} loading={t`Loading…`}>
        {({ devices }) => (
          <>
            <ol className={styles.devices}>
              {devices.map((device) => (
                <li key={device.id}>
                  <p>
                    <strong>{deviceWords(device)}</strong>
                    <br />
                    {seenWords(device)}
                  </p>
                  {!device.current && (
                    <Button
                      aria-label={t`Sign out ${deviceWords(device)}`}
                      onClick={() => run(() => endDevice(device.id))}
                    >
                      {t`Sign out`}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
            {devices.length > 1 && (
              <div>
                <Button onClick={() => run(endOtherDevices)}>{t`Sign out all other devices`}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <Failure>{failure?.message}</Failure>
      {prompt}
    </FoldedGroup>
  );
}
