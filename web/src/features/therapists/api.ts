import type { HoursRequest, ProfileRequest } from '@stillgrove/contract/operator-therapists';
import * as operations from '@stillgrove/contract/operations/therapists';
import { call } from '../../platform/http/call';
import { withProof } from '../../ui/re-authentication/proof';
import { queryOf, WHILE_EDITING } from '../../platform/query/query';

export const therapistsQuery = { ...queryOf(operations.listOperatorTherapists), ...WHILE_EDITING };

export const saveProfile = (id: string, body: ProfileRequest) =>
  withProof(() => call(operations.saveTherapist, { params: { id }, body }));

export const saveHours = (id: string, body: HoursRequest) =>
  call(operations.saveHours, { params: { id }, body });

export const removeTherapist = (id: string) =>
  withProof(() => call(operations.removeTherapist, { params: { id } }));

export const removeSamples = () => call(operations.removeSampleTherapists);

export const saveOrder = (ids: readonly string[]) =>
  call(operations.orderTherapists, { body: { ids: [...ids] } });
