import { Refusal } from '../errors/refusal';

/** The same for links that are wrong, used, voided by a newer one or too old: none of it is anyone's business. */
export const WRONG_LINK = new Refusal({ code: 'wrong-link' });
