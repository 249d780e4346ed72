import type { PageBundle } from '@stillgrove/contract/pages';
import type { Config } from './config';
import type { Db } from './db/transaction';
import { shownQuestions } from './features/faq/shown-questions';
import { readQuestions } from './features/faq/store';
import { shownHelplines } from './features/help/shown-helplines';
import { readHelplines } from './features/help/store';
import { legalFacts } from './features/legal-texts/legal-facts';
import { readLegalTextRecords, shownLegalTexts } from './features/legal-texts/shown-texts';
import { storeDefaultTexts } from './features/legal-texts/store-defaults';
import { createPageCache } from './features/pages/page-cache';
import type { Pages } from './features/pages/page-routes';
import { readSite } from './features/site/store';
import { listTherapists } from './features/therapists/store';
import type { Clock } from './platform/clock';
import type { Log } from './platform/logging';

/** How soon a change that another process made to the settings is seen here. */
const LOOK_AGAIN_MS = 5_000;

/**
 * How long after a start or a change the pages that no one has asked for are rendered, and all are made small. That
 * takes seconds of processor time, which the first visitors after a restart, an operator who is not done yet and a
 * server that is soon stopped again do without.
 */
const COMPLETE_AFTER_MS = 30_000;

const WEB_BUILD = new URL('../../web/dist/', import.meta.url);

/** Absolute address of the folder with the web build's files. */
export const CLIENT_FILES = new URL('client/', WEB_BUILD);

/**
 * The pages of the web build, rendered from the settings and again whenever those change.
 *
 * @returns the pages; `start` renders all pages beforehand after a while and begins to look for changes of other
 *   processes, `stop` ends both
 */
export async function startWebPages(options: {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
}): Promise<{ pages: Pages; start(): void; stop(): void }> {
  const { config, db, clock, log } = options;
  const bundle = await loadBundle();
  const cache = createPageCache(bundle);
  const storeTexts = async () => {
    try {
      const { site } = await readSite(db, config.siteDefaults);
      await storeDefaultTexts({ db, clock, facts: legalFacts(site, config) });
    } catch (err) {
      // Pages are served in any case, with the texts of the last version that was stored.
      log.error({ err }, 'the legal texts could not be stored; their pages may be out of date');
    }
  };
  let shownRecords = '';
  const refresh = async () => {
    const { site } = await readSite(db, config.siteDefaults);
    const records = {
      site,
      therapists: await listTherapists(db),
      questions: (await readQuestions(db)).value,
      helplines: (await readHelplines(db)).value,
      legalTexts: await readLegalTextRecords(db),
    };
    // Records are compared, since to make pages of them again every few seconds would keep an idle processor awake.
    const read = JSON.stringify(records);
    if (read === shownRecords) return false;
    await cache.show({
      site: { ...site, legacyRecords: config.legacyRecords },
      publicUrl: config.publicUrl,
      therapists: records.therapists,
      questions: shownQuestions(records.questions),
      helplines: shownHelplines(records.helplines),
      legalTexts: shownLegalTexts(records.legalTexts, legalFacts(site, config)),
    });
    shownRecords = read;
    return true;
  };
  await storeTexts();
  await refresh();
  const complain = (err: unknown) => {
    log.error({ err }, 'could not render the pages; the earlier ones stay');
  };
  // One after the other, so that an older state never takes the place of a newer one.
  let looking = Promise.resolve();
  const lookAgain = () => {
    looking = looking
      .then(async () => {
        if (await refresh()) completeLater();
      })
      .catch(complain);
  };
  let timer: NodeJS.Timeout | undefined;
  let completing: NodeJS.Timeout | undefined;
  const completeLater = () => {
    clearTimeout(completing);
    completing = setTimeout(() => void cache.complete().catch(complain), COMPLETE_AFTER_MS).unref();
  };
  return {
    pages: {
      bundle,
      cache,
      lookAgain() {
        // Only here and at the start: of two builds that run side by side one would undo what the other stored.
        looking = looking.then(storeTexts);
        lookAgain();
      },
    },
    start() {
      completeLater();
      timer = setInterval(lookAgain, LOOK_AGAIN_MS).unref();
    },
    stop() {
      clearInterval(timer);
      clearTimeout(completing);
      cache.stop();
    },
  };
}

async function loadBundle(): Promise<PageBundle> {
  const entry = new URL('ssr/entry-server.js', WEB_BUILD).href;
  const { pages } = (await import(/* @vite-ignore */ entry)) as { pages: PageBundle };
  return pages;
}
