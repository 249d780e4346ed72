import { Refusal } from '../../platform/errors/refusal';

export const EMAIL_GONE = new Refusal({ code: 'email-gone' });

export const EMAIL_BEING_SENT = new Refusal({ code: 'email-being-sent' });

export const EMAIL_NOT_DUE = new Refusal({ code: 'email-not-due' });
