/** The source of numbers that the project wrote down from general knowledge. */
export const PROJECT_SOURCE = 'Compiled by the project, not verified';

/** The source of numbers that some list names and for which the project found no one who confirms them. */
export const UNCONFIRMED_SOURCE = 'Not confirmed by the project';

/** Whether nothing but the project itself speaks for a number. */
export function isUnconfirmed(source: string): boolean {
  return source === PROJECT_SOURCE || source === UNCONFIRMED_SOURCE;
}

const DIALED = /^\+?[\d*#(][\d *#()/-]*$/;

/** Whether a phone dials it: digits, `*` and `#`, a plus in front, and what people write between them. */
export function canBeDialed(number: string): boolean {
  return DIALED.test(number) && number.replaceAll(/[^\d+*#]/g, '').length >= 2;
}

/** The emergency number of the GSM standard, which mobile phones reach in most countries (3GPP TS 22.101, section 10). */
export const GSM_EMERGENCY_NUMBER = '112';

/** The link that dials a number just as it is dialed in its country. */
export function callLink(number: string): string {
  return `tel:${dialed(number)}`;
}

/** The link that starts a text message. `?&` is understood by iOS, which asks for `&`, and by all others. */
export function textLink(number: string, body?: string): string {
  const link = `sms:${dialed(number)}`;
  return body === undefined ? link : `${link}?&body=${encodeURIComponent(body)}`;
}

function dialed(number: string): string {
  return number.replaceAll(/[^\d+*#]/g, '').replaceAll('#', '%23');
}
