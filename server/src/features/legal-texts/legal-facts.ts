import type { LegalFacts } from '@stillgrove/content/legal-texts/facts';
import type { Site } from '@stillgrove/contract/site';

/** What the texts need to know of the settings of the process. */
type ProcessSettings = {
  readonly sessionDays: number;
  readonly legacyRecords: boolean;
  /** Null: no one is told how often pages are loaded. */
  readonly metricsPort: number | null;
  /** Null: email is written into files. */
  readonly smtpUrl: string | null;
};

/** What the default texts are made of. */
export function legalFacts(site: Site, process: ProcessSettings): LegalFacts {
  return {
    ...site,
    legacyRecords: process.legacyRecords,
    sessionDays: process.sessionDays,
    countsPageLoads: process.metricsPort !== null,
    usesEmailService: process.smtpUrl !== null,
  };
}
