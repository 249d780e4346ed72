import { storedHelplines } from '@stillgrove/contract/operator-helplines';
import { listSetting } from '../../platform/settings/store';

/** The countries whose numbers operators changed or added. */
export const { read: readHelplines, save: saveHelplines } = listSetting('helplines', storedHelplines);
