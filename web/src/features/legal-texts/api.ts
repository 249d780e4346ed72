import type { LegalTextName } from '@stillgrove/contract/legal-texts';
import type { InputOf } from '@stillgrove/contract/operation';
import * as operations from '@stillgrove/contract/operations/legal-texts';
import { call } from '../../platform/http/call';
import { withProof } from '../../ui/re-authentication/proof';
import { PAGE_BY_PAGE, queryOf, WHILE_EDITING } from '../../platform/query/query';

export const readLegalText = (name: LegalTextName) => call(operations.readLegalText, { params: { name } });

export const legalTextQuery = (name: LegalTextName) => ({
  ...queryOf(operations.readLegalText, { params: { name } }),
  ...WHILE_EDITING,
});

export const saveLegalText = (name: LegalTextName, body: InputOf<typeof operations.saveLegalText>['body']) =>
  withProof(() => call(operations.saveLegalText, { params: { name }, body }));

/** Publishes the default text again. */
export const restoreLegalText = (
  name: LegalTextName,
  body: InputOf<typeof operations.restoreLegalText>['body'],
) => withProof(() => call(operations.restoreLegalText, { params: { name }, body }));

/** What visitors would see; what was made before stays until then. */
export const legalTextPreviewQuery = (markdown: string) => ({
  ...queryOf(operations.previewLegalText, { body: { markdown } }),
  staleTime: Infinity,
  ...PAGE_BY_PAGE,
  ...WHILE_EDITING,
});
