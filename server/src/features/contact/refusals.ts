import { Refusal } from '../../platform/errors/refusal';

export const UNKNOWN_MESSAGE = new Refusal({ code: 'unknown-message' });

export const ANSWERED_MEANWHILE = new Refusal({ code: 'answered-meanwhile' });
