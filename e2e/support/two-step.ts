import { expect, type CDPSession, type Page } from '@playwright/test';
import { codeShownAt } from '../../server/src/testing/authenticator-app';
import { reAuthenticate, type Person } from './accounts';

const STEP_MS = 30_000;

/** An authenticator app that has the secret from the page. */
export type AuthenticatorApp = {
  /** Each code works once: `0` is the one it shows now, `1` the next one, which counts already. */
  code(step: 0 | 1): string;
};

const twoStep = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

/** Sets up an app on the settings page; from then on the session counts as signed in with two steps. */
export async function setUpApp(page: Page, { password }: Person): Promise<AuthenticatorApp> {
  const section = twoStep(page);
  await section.getByRole('button', { name: 'Set up an app' }).click();
  await reAuthenticate(page, password);
  const shown = section.getByText(/^[A-Z2-7]{32}$/);
  await expect(shown).toBeVisible();
  const secret = await shown.innerText();
  const app: AuthenticatorApp = { code: (step) => codeShownAt(secret, Date.now() + step * STEP_MS) };
  await section.getByLabel('Code', { exact: true }).fill(app.code(0));
  await section.getByRole('button', { name: 'Confirm' }).click();
  await expect(section).toContainText('Your authenticator app is set up.');
  return app;
}

/** Reads the recovery codes, which are shown only once. */
export async function keepRecoveryCodes(page: Page): Promise<readonly string[]> {
  const section = twoStep(page);
  const codes = await section.getByRole('status').getByRole('listitem').allInnerTexts();
  await section.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section).toContainText(`You have ${String(codes.length)} recovery codes left.`);
  return codes;
}

/** Gives the browser of a page a virtual authenticator that always consents. */
export async function withPasskeys(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devtools;
}
