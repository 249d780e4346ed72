import * as operations from '@stillgrove/contract/operations/devices';
import { call } from '../../platform/http/call';
import { queryOf } from '../../platform/query/query';

export const devicesQuery = queryOf(operations.listDevices);

/** Signs one device out. */
export const endDevice = (id: string) => call(operations.signOutDevice, { body: { id } });

export const endOtherDevices = () => call(operations.signOutOtherDevices);
