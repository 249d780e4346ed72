import { storedQuestions } from '@stillgrove/contract/operator-faq';
import { listSetting } from '../../platform/settings/store';

/** Corrections and questions of the operator's own. */
export const { read: readQuestions, save: saveQuestions } = listSetting('questions', storedQuestions);
