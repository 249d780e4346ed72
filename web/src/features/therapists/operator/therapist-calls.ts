import type {
  HoursRequest,
  ProfileRequest,
  TherapistsChangedAnswer,
  TherapistSavedAnswer,
} from '@stillgrove/contract/operator-therapists';
import { request } from '../../../platform/http/request';

/** Where everyone in the directory is found. */
export const THERAPISTS_PATH = '/api/v1/operator/therapists';

/** Each throws RefusedError with the server's sentence, or UnreachableError. */
export const saveProfile = (id: string, body: ProfileRequest) =>
  request<TherapistSavedAnswer>('PUT', `${THERAPISTS_PATH}/${id}`, { body });

export const saveHours = (id: string, body: HoursRequest) =>
  request<TherapistSavedAnswer>('PUT', `${THERAPISTS_PATH}/${id}/hours`, { body });

export const removeTherapist = (id: string) =>
  request<TherapistsChangedAnswer>('POST', `${THERAPISTS_PATH}/${id}/remove`);

export const removeSamples = () =>
  request<TherapistsChangedAnswer>('POST', `${THERAPISTS_PATH}/remove-samples`);

export const saveOrder = (ids: readonly string[]) =>
  request<TherapistsChangedAnswer>('POST', `${THERAPISTS_PATH}/order`, { body: { ids } });
