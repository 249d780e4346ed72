import { settingSavedAnswer } from '@stillgrove/contract/setting-version';
import { errorResponses } from '../errors/documented';

/** What every call that changes a stored setting says of itself and answers. */
export const SETTING_CHANGE = {
  tags: ['Operator'],
  response: { 200: settingSavedAnswer, ...errorResponses(400, 403, 404, 409, 413, 415) },
};

/** @param version of the setting once it is saved */
export function settingSaved(message: string, version: number) {
  return { success: true as const, message, version };
}
