import { browserSync } from '../../platform/sync/sync';
import { shared } from '../../platform/vault/tab-vault';

/** The sharing of this device. */
export const sync = browserSync(shared);
