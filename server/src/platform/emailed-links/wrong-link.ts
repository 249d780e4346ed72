import type { Refusal } from '../errors/refusal';

/** The same for links that are wrong, used, voided by a newer one or too old: none of it is anyone's business. */
export const WRONG_LINK: Refusal = {
  status: 400,
  code: 'wrong-link',
  message: 'This link no longer works. It may have been used, replaced by a newer one, or be too old.',
};
