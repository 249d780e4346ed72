import type { SiteSaveRequest } from '@stillgrove/contract/operator-site';
import { type Site, type SiteValues, valuesOf } from '@stillgrove/contract/site';
import { isExampleEmail } from '@stillgrove/domain/site/example-contact';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../db/transaction';
import type { Clock } from '../../platform/clock';
import type { Outbox } from '../../platform/email/outbox';
import { replacedAddressEmail } from '../../platform/email/replaced-address-email';
import { type Result } from '../../platform/errors/refusal';
import { settingChanges } from '../../platform/settings/changes';
import { readSite, saveSite } from './store';

type Options = {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'enqueue'>;
  /** Without a slash at the end. */
  publicUrl: string;
  /** What holds until an operator saves. */
  defaults: Site;
  /** Called once a change is on disk. */
  onChange: () => void;
};

export type OperatorSiteService = ReturnType<typeof createOperatorSiteService>;

/** What operators say about the instance itself. */
export function createOperatorSiteService({ db, clock, outbox, publicUrl, defaults, onChange }: Options) {
  const change = settingChanges<Site>({
    db,
    clock,
    read: async (place) => {
      const { site: value, version } = await readSite(place, defaults);
      return { value, version };
    },
    async write(tx, site, version) {
      const { email } = (await readSite(tx, defaults)).site;
      const saved = await saveSite(tx, site, version);
      if (saved !== null && email !== site.email && !isExampleEmail(email))
        await outbox.enqueue(
          tx,
          replacedAddressEmail({
            recipient: email,
            what: 'messages',
            occasion: `site:${String(saved)}`,
            siteName: site.name,
            publicUrl,
          }),
        );
      return saved;
    },
    onChange,
  });
  return {
    async read(): Promise<{ site: SiteValues; version: number }> {
      const { site, version } = await readSite(db, defaults);
      return { site: valuesOf(site), version };
    },

    /**
     * Saves what has changed and writes down the names of it; saving what is there already does nothing. An address for
     * email that is replaced is told so.
     *
     * @returns the version that is stored now, or why nothing was saved
     */
    save(operator: { userId: string }, { version, ...values }: SiteSaveRequest): Promise<Result<number>> {
      return change(operator, version, (stored) => {
        const changed = changedNames(stored, values);
        if (changed.length === 0) return null;
        return { action: 'site-saved', subject: changed.join(', '), value: { ...stored, ...values } };
      });
    },
  };
}

function changedNames(before: SiteValues, after: SiteValues): string[] {
  const names = Object.keys(after) as (keyof SiteValues)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
