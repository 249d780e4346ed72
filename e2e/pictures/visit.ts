import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Accounts, Person } from '../support/accounts';
import { expectOpenToAll } from '../support/open-to-all';
import { outsideTheScreen } from '../support/outside-the-screen';
import { at, liveAt } from '../support/today';
import { writeSheet, type Picture } from './contact-sheet';
import { DAY_AND_NIGHT, type Look } from './looks';

/** What moves for longer is taken as it moves. */
const PAUSE_MS = 300;
const MOST_PAUSES = 12;

/** Shown in further columns, on the first look's screen. */
const OTHER_WAYS = ['Forced colors', 'Text of 200 percent', 'Reduced motion'] as const;

/** One visit of a device with a look, in which each state is shown. */
export type Visit = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly look: Look;
  readonly accounts: Accounts;
  signIn(person?: Person): Promise<void>;
  /** Stops the page's time, which then goes on by `page.clock` alone. */
  holdTime(): Promise<void>;
  /** Takes a screenshot of the state that is shown, under its name. */
  shot(name: string): Promise<void>;
};

type Options = {
  readonly browser: Browser;
  readonly accounts: Accounts;
  readonly url: string;
  /** The file's name in `docs/pictures`, without its ending. */
  readonly file: string;
  readonly title: string;
  readonly looks?: readonly Look[];
  /** Whether each state is looked at in the other ways as well. */
  readonly otherWays?: boolean;
  /** Whether everything is still from the start. */
  readonly still?: boolean;
};

/** Walks through the states of something with every look, and writes the contact sheet. */
export async function takeScreenshots(
  options: Options,
  states: (visit: Visit) => Promise<void>,
): Promise<void> {
  const { browser, looks = DAY_AND_NIGHT, otherWays = true, file, title } = options;
  const rows = new Map<string, Picture[]>();
  for (const [index, look] of looks.entries()) {
    const context = await browser.newContext({
      baseURL: options.url,
      viewport: { width: look.width, height: look.height },
      colorScheme: look.theme,
      reducedMotion: options.still === true ? 'reduce' : 'no-preference',
      hasTouch: look.width < 1_000,
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await liveAt(page, at(0, look.hour));
    await states(visitOf({ ...options, page, context, look, rows, looksElse: otherWays && index === 0 }));
    await context.close();
  }
  // The other ways are shown on the first screen alone.
  const columns = [...looks.map(({ name }) => name), ...(otherWays ? OTHER_WAYS : [])];
  const ordered = new Map<string, Picture[]>();
  for (const [name, pictures] of rows) {
    const others = otherWays ? pictures.splice(1, OTHER_WAYS.length) : [];
    ordered.set(name, [...pictures, ...others]);
  }
  await writeSheet(browser, file, { title, columns, rows: ordered });
}

type Walk = Options & {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly look: Look;
  readonly rows: Map<string, Picture[]>;
  readonly looksElse: boolean;
};

function visitOf({ page, context, look, accounts, rows, looksElse, still = false }: Walk): Visit {
  let held = false;
  const keep = async (name: string) => {
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 88 });
    rows.set(name, [...(rows.get(name) ?? []), { jpeg, width: look.width, height: look.height }]);
  };
  return {
    page,
    context,
    look,
    accounts,
    async signIn(person) {
      await (person === undefined ? accounts.signedIn(context) : accounts.signIn(context, person));
    },
    async holdTime() {
      held = true;
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    },
    async shot(name) {
      await settled(page, held);
      await keep(name);
      expect.soft(await outsideTheScreen(page), `${name}, ${look.name}`).toEqual([]);
      if (!looksElse) return;
      await lookInOtherWays({ page, name, theme: look.theme, still, keep, held });
    },
  };
}

type Other = {
  readonly page: Page;
  readonly name: string;
  readonly theme: Look['theme'];
  readonly still: boolean;
  readonly keep: (name: string) => Promise<void>;
  readonly held: boolean;
};

async function lookInOtherWays({ page, name, theme, still, keep, held }: Other): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await keep(name);
  await page.emulateMedia({ forcedColors: null });

  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await settled(page, held);
  await keep(name);
  expect.soft(await outsideTheScreen(page), `${name}, text of 200 percent`).toEqual([]);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await devtools.detach();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await settled(page, held);
  await keep(name);
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 120) ?? ''),
  );
  expect.soft(endless, `${name}, reduced motion`).toEqual([]);

  // Looking waits for a frame.
  if (held) await page.clock.resume();
  await expectOpenToAll(page);
  if (held) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: still ? 'reduce' : 'no-preference' });
}

/** Resolves once fonts and pictures are there and, where time goes on, what moves once has come to its end. */
async function settled(page: Page, held: boolean): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What waits until it is near is never decoded below the screen.
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
  });
  await page.waitForTimeout(PAUSE_MS);
  for (let waits = 0; waits < MOST_PAUSES && (await isMoving(page, held)); waits += 1)
    await page.waitForTimeout(PAUSE_MS);
}

/** Whether something still moves to its end; where time is held, only what style sheets move. */
function isMoving(page: Page, held: boolean): Promise<boolean> {
  return page.evaluate(
    (byStyleAlone) =>
      document
        .getAnimations()
        .some(
          (one) =>
            one.playState === 'running' &&
            one.effect?.getTiming().iterations !== Infinity &&
            (!byStyleAlone || one instanceof CSSTransition || one instanceof CSSAnimation),
        ),
    held,
  );
}

/** Brings a heading to the top of the screen. */
export async function toSight(page: Page, title: string): Promise<void> {
  await page
    .getByRole('heading', { name: title, exact: true })
    .first()
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
}
