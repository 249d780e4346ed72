import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { createAccounts, type Accounts } from './accounts';
import { plantGrove, type Grove } from './grove';
import { openMailbox, type Mailbox } from './mailbox';
import { createWatch, type Watch } from './watch';

type TestFixtures = {
  watch: Watch;
  accounts: Accounts;
  /** A page on a device that knows nothing yet. */
  newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

type WorkerFixtures = {
  /** Settings of the grove that a file of journeys needs otherwise. */
  groveSettings: Readonly<Record<string, string>>;
  mailbox: Mailbox;
  grove: Grove;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  groveSettings: [{}, { scope: 'worker', option: true }],

  mailbox: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const mailbox = await openMailbox();
      await use(mailbox);
      await mailbox.goAway();
    },
    { scope: 'worker' },
  ],

  grove: [
    async ({ mailbox, groveSettings }, use) => {
      const grove = await plantGrove({ SMTP_URL: mailbox.url, ...groveSettings });
      await use(grove);
      await grove.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ grove }, use) => {
    await use(grove.url);
  },

  watch: [
    async ({ context, grove }, use) => {
      await grove.start();
      const watch = createWatch(grove.url);
      watch.follow(context);
      await use(watch);
      expect(watch.troubles(), 'what a page should not have done').toEqual([]);
      expect(grove.takeComplaints(), 'what the server complained about').toEqual([]);
    },
    { auto: true },
  ],

  accounts: async ({ grove }, use) => {
    await use(createAccounts(grove.url));
  },

  newDevice: async ({ browser, watch }, use) => {
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watch.follow(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
