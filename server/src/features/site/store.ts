import { type Site, site as siteSchema } from '@stillgrove/contract/site';
import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../db/transaction';
import { readSetting, saveSetting } from '../../platform/settings/store';

const NAME = 'site';

type StoredSite = {
  readonly site: Site;
  /** 0 until an operator saves, then one more with every save. */
  readonly version: number;
};

/**
 * What the operator decided, over the defaults.
 *
 * @param defaults of this process, from its settings
 */
export async function readSite(db: Db, defaults: Site): Promise<StoredSite> {
  const setting = await readSetting(db, NAME);
  if (setting === null) return { site: defaults, version: 0 };
  const stored = JSON.parse(setting.value) as Partial<Site>;
  const social = { ...defaults.social, ...stored.social };
  const site = {
    ...defaults,
    sampleFigures: areSamples(stored, defaults),
    asksBirthYear: askedSoFar(stored),
    ...stored,
    social,
  };
  return { site: siteSchema.parse(site), version: setting.version };
}

/** Before figures could be confirmed, whoever changed them had put their own there. */
function areSamples({ stats }: Partial<Site>, defaults: Site): boolean {
  return stats === undefined || isDeepStrictEqual(stats.items, defaults.stats.items);
}

/** Before an age could be a rule only, sign-up asked everyone for the year wherever there was an age. */
function askedSoFar({ minimumAge }: Partial<Site>): boolean {
  return typeof minimumAge === 'number';
}

/**
 * @param version the one that was read
 * @returns the new version, or null when someone has saved since
 */
export async function saveSite(tx: Tx, site: Site, version: number): Promise<number | null> {
  return saveSetting(tx, NAME, JSON.stringify(siteSchema.parse(site)), version);
}
