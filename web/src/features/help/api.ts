import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/help';
import { call } from '../../platform/http/call';
import { withProof } from '../../ui/re-authentication/proof';
import { queryOf, WHILE_EDITING } from '../../platform/query/query';

export const readHelplines = () => call(operations.listHelplines);

export const helplinesQuery = { ...queryOf(operations.listHelplines), ...WHILE_EDITING };

export const addCountry = (body: InputOf<typeof operations.addHelplineCountry>['body']) =>
  withProof(() => call(operations.addHelplineCountry, { body }));

export const saveHelplines = (country: string, body: InputOf<typeof operations.saveHelplines>['body']) =>
  withProof(() => call(operations.saveHelplines, { params: { country }, body }));

/** Removes a place that was added here, or drops the changes to another. */
export const takeBackHelplines = (country: string, version: number) =>
  withProof(() => call(operations.restoreHelplines, { params: { country }, body: { version } }));
