import { DEVICE_DATABASE_NAME } from '../points/device-name';

/** Whether this device may keep a guest, without opening anything where it keeps nothing. */
export async function mayHaveGuests(): Promise<boolean> {
  try {
    // Browsers of before 2024 cannot list them.
    if (!('databases' in indexedDB)) return true;
    return (await indexedDB.databases()).some(({ name }) => name === DEVICE_DATABASE_NAME);
  } catch {
    return false;
  }
}
