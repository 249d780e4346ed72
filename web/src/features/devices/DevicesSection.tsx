import type { Device, DevicesAnswer, EndDevicesAnswer } from '@stillgrove/contract/devices';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { failureWords, UNREACHABLE } from '../../platform/http/failure-words';
import { request } from '../../platform/http/request';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { deviceWords, seenWords } from './device-words';
import styles from './DevicesSection.module.css';

const PATH = '/api/v1/user/devices';

/** The devices on which the person is signed in, each with a button to sign it out. */
export function DevicesSection(): ReactElement {
  const [devices, setDevices] = useState<readonly Device[] | 'unreachable' | null>(null);
  const { reAuthenticate, prompt } = useReAuthentication();
  const load = useCallback(
    () => request<DevicesAnswer>('GET', PATH).then(({ devices: found }) => setDevices(found)),
    [],
  );
  useEffect(() => {
    load().catch(() => setDevices('unreachable'));
  }, [load]);
  const end = async (path: string, body?: { id: string }) => {
    try {
      if (!(await reAuthenticate())) return;
      const { message } = await request<EndDevicesAnswer>('POST', path, body === undefined ? {} : { body });
      showToast(message);
      await load();
    } catch (error) {
      showToast(failureWords(error), 'error');
    }
  };
  return (
    <ProsePart title="Signed-in devices">
      {devices === null && <p>Loading…</p>}
      {devices === 'unreachable' && <p role="alert">{UNREACHABLE}</p>}
      {Array.isArray(devices) && (
        <ol className={styles.devices}>
          {devices.map((device: Device) => (
            <li key={device.id}>
              <p>
                <strong>{deviceWords(device)}</strong>
                <br />
                {seenWords(device)}
              </p>
              {!device.current && (
                <Button
                  aria-label={`Sign out ${deviceWords(device)}`}
                  onClick={() => void end(`${PATH}/end`, { id: device.id })}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {Array.isArray(devices) && devices.length > 1 && (
        <div>
          <Button onClick={() => void end(`${PATH}/end-others`)}>Sign out all other devices</Button>
        </div>
      )}
      {prompt}
    </ProsePart>
  );
}
