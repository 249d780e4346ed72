import type { LegalFacts } from '@stillgrove/content/legal-texts/facts';
import type { Site } from '@stillgrove/contract/site';
import { isExamplePhone } from '@stillgrove/domain/site/example-contact';

/** What the texts need to know of the settings of the process. */
type ProcessSettings = {
  readonly sessionDays: number;
  readonly legacyRecords: boolean;
  readonly backupsKept: number;
  readonly database: { readonly engine: 'sqlite' | 'postgres' };
  /** Null: email is written into files. */
  readonly smtpUrl: string | null;
};

/** What the default texts are made of. */
export function legalFacts(site: Site, process: ProcessSettings): LegalFacts {
  return {
    ...site,
    phone: isExamplePhone(site.phone) ? '' : site.phone,
    legacyRecords: process.legacyRecords,
    sessionDays: process.sessionDays,
    usesEmailService: process.smtpUrl !== null,
    backupsKept: process.backupsKept,
    copiesBeforeUpgrades: process.database.engine === 'sqlite',
  };
}
