import { expect, type Page } from '@playwright/test';
import { PASSPHRASE, privateSpace } from './diary';
import { gotoSettings } from './settings';

/** The part of the settings about other devices. */
export function otherDevices(page: Page) {
  const section = page.getByRole('region', {
    name: 'Your private space on your other devices',
    exact: true,
  });
  return {
    section,
    button: (name: string | RegExp) => section.getByRole('button', { name, exact: true }),
    passphrase: section.getByLabel('Passphrase of your private space'),
    upToDate: () => expect(section).toContainText('Up to date', { timeout: 60_000 }),
  };
}

/** Opens the section of the settings on a device whose private space is kept open. */
export async function openOtherDevices(page: Page): Promise<void> {
  await gotoSettings(page, 'Your private space');
  // The private space opens by itself.
  await expect(privateSpace(page).getByRole('button', { name: 'Lock now' })).toBeVisible();
  await otherDevices(page).button('Manage other devices').click();
}

/** Begins to share the private space of this device, which is open, from its settings. */
export async function startSharing(page: Page): Promise<{ deviceCode: string }> {
  const { section, button, passphrase, upToDate } = otherDevices(page);
  await passphrase.fill(PASSPHRASE);
  await button('Get my codes').click();
  await expect(button('Print')).toBeVisible();
  const [deviceCode = '', recoveryCode = ''] = await section.locator('dd').allTextContents();
  await section.getByLabel('Third group of your recovery code').fill(recoveryCode.split(' ')[2] ?? '');
  await button('Start syncing').click();
  await upToDate();
  return { deviceCode };
}

/** Brings what another device shares to this one, whose private space is open. */
export async function joinSharing(page: Page, deviceCode: string): Promise<void> {
  const { section, button, upToDate } = otherDevices(page);
  await section.getByLabel('Device code or recovery code').fill(deviceCode);
  await section.getByLabel('Passphrase of your other device').fill(PASSPHRASE);
  await button('Add this device').click();
  await upToDate();
}
