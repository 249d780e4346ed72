import * as z from 'zod/mini';
import { settingVersion } from './setting-version';
import { siteValues } from './site';

export const operatorSiteAnswer = z.strictObject({
  success: z.literal(true),
  site: siteValues,
  version: settingVersion,
});

/** All of it at once; `version` is the one that was read. */
export const siteSaveRequest = z.extend(siteValues, { version: settingVersion });

export type OperatorSiteAnswer = z.infer<typeof operatorSiteAnswer>;
export type SiteSaveRequest = z.infer<typeof siteSaveRequest>;
