import { Refusal } from '../../platform/errors/refusal';

export const OLD_ADDRESS_UNCONFIRMED = new Refusal({ code: 'old-address-unconfirmed' });

export const ALREADY_CONFIRMED = new Refusal({ code: 'already-confirmed', values: { since: 'before' } });

export const PASSWORD_NEEDED = new Refusal({
  code: 'password-needed',
});

export const CONFIRMED_MEANWHILE = new Refusal({ code: 'already-confirmed', values: { since: 'meanwhile' } });

export const ADDRESS_TAKEN = new Refusal({
  code: 'email-taken',
  values: { by: 'change' },
});
