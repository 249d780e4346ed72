import type { Award } from '@stillgrove/domain/points/award';
import type { DBSchema, IDBPDatabase } from 'idb';
import { DEVICE_DATABASE_NAME } from './device-name';
import type { DeviceTotals } from './device-totals';

// idb reads the schema by declaration merging, which only an interface takes part in.
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions
export interface DeviceSchema extends DBSchema {
  /** Awards that were not delivered yet. */
  awards: {
    key: number;
    value: { userId: string; order?: number; award: Award };
    indexes: { user: string; occasion: [string, string] };
  };
  /** Occasions of the day that gave an award already. */
  counted: { key: [string, string]; value: { userId: string; id: string; day: string } };
  totals: { key: string; value: DeviceTotals };
  /** Stored values of people who are signed out. */
  parked: { key: string; value: { userId: string; values: Record<string, string> } };
}

export const DEVICE_DATABASE = {
  name: DEVICE_DATABASE_NAME,
  version: 1,
  upgrade(db: IDBPDatabase<DeviceSchema>) {
    const awards = db.createObjectStore('awards', { keyPath: 'order', autoIncrement: true });
    awards.createIndex('user', 'userId');
    awards.createIndex('occasion', ['userId', 'award.id'], { unique: true });
    db.createObjectStore('counted', { keyPath: ['userId', 'id'] });
    db.createObjectStore('totals', { keyPath: 'userId' });
    db.createObjectStore('parked', { keyPath: 'userId' });
  },
};
