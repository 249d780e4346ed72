import { retry } from '../http/retry';

/** The vault of this tab, whose code is loaded when someone first needs it. */
export const loadVault = () => retry(() => import('./tab-vault'));
