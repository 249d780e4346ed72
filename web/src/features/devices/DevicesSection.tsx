import type { Device, DevicesAnswer, EndDevicesAnswer } from '@stillgrove/contract/devices';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { RefusedError, request } from '../../platform/http/request';
import { showToast } from '../../platform/toasts/toast-store';
import { Button } from '../../ui/controls/Button';
import { ProsePart } from '../../ui/prose/Prose';
import { useReAuthentication } from '../../ui/re-authentication/use-re-authentication';
import { deviceWords, seenWords } from './device-words';
import styles from './DevicesSection.module.css';

const PATH = '/api/v1/user/devices';
const UNREACHABLE = 'The server could not be reached. Please try again in a moment.';

/** Where the person is signed in, and the way to end each. */
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
      showToast(error instanceof RefusedError ? error.message : UNREACHABLE, 'error');
    }
  };
  return (
    <ProsePart title="Devices signed in">
      {devices === null && <p>Looking…</p>}
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
                <Button onClick={() => void end(`${PATH}/end`, { id: device.id })}>
                  Sign out<span className="visually-hidden"> {deviceWords(device)}</span>
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
