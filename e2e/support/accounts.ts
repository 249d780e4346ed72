import { randomUUID } from 'node:crypto';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { gotoReady, openMenu, waitUntilReady } from './pages';

export type Person = { readonly fullName: string; readonly email: string; readonly password: string };

/** Someone whose address no one had before. */
export function newPerson(fullName = 'Ada Quiet'): Person {
  return { fullName, email: `person-${randomUUID()}@example.org`, password: 'a quiet morning' };
}

/** Accounts by the API, for journeys that begin after the front door. */
export type Accounts = {
  create(person?: Person): Promise<Person>;
  /** Makes an account and signs this browser in to it. */
  signedIn(context: BrowserContext, person?: Person): Promise<Person>;
  signIn(context: BrowserContext, person: Person): Promise<void>;
  /** What the server has counted for the person who is signed in. */
  totalScore(context: BrowserContext): Promise<number>;
};

export function createAccounts(origin: string): Accounts {
  const create = async (person = newPerson()) => {
    const answer = await fetch(`${origin}/api/v1/user/register`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    expect(answer.status, await answer.text()).toBe(201);
    return person;
  };
  const signIn = async (context: BrowserContext, { email, password }: Person) => {
    const answer = await context.request.post('/api/v1/user/login', {
      data: { email, password },
      headers: { origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    create,
    signIn,
    async signedIn(context, person) {
      const made = await create(person);
      await signIn(context, made);
      return made;
    },
    async totalScore(context) {
      const answer = await context.request.get('/api/v1/points');
      expect(answer.ok(), await answer.text()).toBe(true);
      const { totals } = (await answer.json()) as { totals: { totalScore: number } };
      return totals.totalScore;
    },
  };
}

/** The form of the sign-in page in its two faces. */
export const accountForm = {
  fullName: (page: Page) => page.getByRole('main').getByLabel('Full Name'),
  email: (page: Page) => shownField(page, 'Email Address'),
  password: (page: Page) => shownField(page, 'Password'),
  title: (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  /** Whatever it reads at the moment. */
  submit: (page: Page) =>
    page.getByRole('main').locator('form:has(input) button[type="submit"]').filter({ visible: true }),
  face: (page: Page) => page.locator('main div:has(> h1)').filter({ visible: true }),
};

/** Each face has fields of its own, of which one face is shown. */
function shownField(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label).filter({ visible: true });
}

/** Makes an account by hand, from the sign-in page. */
export async function createAccountByForm(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(accountForm.title(page)).toHaveText('Create Your Account');
  await accountForm.fullName(page).fill(person.fullName);
  await fillCredentials(page, person);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

export async function signInByForm(page: Page, person: Person): Promise<void> {
  await fillCredentials(page, person);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Signs in from wherever the page is. */
export async function signInFromAnywhere(page: Page, person: Person): Promise<void> {
  await gotoReady(page, '/login');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/');
}

export async function fillCredentials(
  page: Page,
  { email, password }: Omit<Person, 'fullName'>,
): Promise<void> {
  await accountForm.email(page).fill(email);
  await accountForm.password(page).fill(password);
}

/** Logs out by the navigation bar. */
export async function logOutByBar(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Logout' }).click();
}

/** Opens what the header of the hub has folded away. */
export async function openAccountPanel(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Your account' }).click();
}

/** Logs out by the header of the hub. */
export async function logOutByHub(page: Page): Promise<void> {
  await openAccountPanel(page);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
}

export async function expectGreeting(page: Page, firstName: string): Promise<void> {
  await openMenu(page);
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(`Hello ${firstName}`);
}

/** The dialog that asks for the password again before a sensitive operation. */
export function reAuthentication(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Confirm that it’s you' });
}

export async function reAuthenticate(page: Page, password: string): Promise<void> {
  const dialog = reAuthentication(page);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the link of the email that welcomes someone, and confirms the address. */
export async function confirmAddress(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await waitUntilReady(page);
  await page.getByRole('button', { name: 'Yes, confirm my address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Address confirmed');
}
