import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { createAccounts, type Accounts } from './accounts';
import { prepareInstance, type Instance } from './instance';
import { openInbox, type Inbox } from './inbox';
import { createWatch, type Watch } from './watch';

type TestFixtures = {
  watch: Watch;
  accounts: Accounts;
  /** A page on a device that knows nothing yet. */
  newDevice: (options?: BrowserContextOptions) => Promise<Page>;
};

type WorkerFixtures = {
  /** Settings of the instance that a file of journeys needs otherwise. */
  instanceSettings: Readonly<Record<string, string>>;
  inbox: Inbox;
  instance: Instance;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  instanceSettings: [{}, { scope: 'worker', option: true }],

  inbox: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const inbox = await openInbox();
      await use(inbox);
      await inbox.goAway();
    },
    { scope: 'worker' },
  ],

  instance: [
    async ({ inbox, instanceSettings }, use) => {
      const instance = await prepareInstance({ SMTP_URL: inbox.url, ...instanceSettings });
      await use(instance);
      await instance.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ instance }, use) => {
    await use(instance.url);
  },

  watch: [
    async ({ context, instance }, use) => {
      await instance.start();
      const watch = createWatch(instance.url);
      watch.follow(context);
      await use(watch);
      expect(watch.troubles(), 'what a page should not have done').toEqual([]);
      expect(instance.takeComplaints(), 'what the server complained about').toEqual([]);
    },
    { auto: true },
  ],

  accounts: async ({ instance }, use) => {
    await use(createAccounts(instance.url));
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
