import { Refusal } from '../../platform/errors/refusal';

export const UNKNOWN_MEMBER = new Refusal({ code: 'unknown-member' });

export const OWN_ACCOUNT = new Refusal({ code: 'own-account' });

export const OPERATORS_ACCOUNT = new Refusal({ code: 'operators-account' });
