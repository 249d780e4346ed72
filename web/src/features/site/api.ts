import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/site';
import { call } from '../../platform/http/call';
import { withProof } from '../../ui/re-authentication/proof';
import { queryOf, WHILE_EDITING } from '../../platform/query/query';

export const readSiteSettings = () => call(operations.readOperatorSite);

export const siteSettingsQuery = { ...queryOf(operations.readOperatorSite), ...WHILE_EDITING };

export const saveSiteSettings = (body: InputOf<typeof operations.saveSite>['body']) =>
  withProof(() => call(operations.saveSite, { body }));
