/** How a site can be reached as long as its operator has entered nothing: all three reach no one. */
export const EXAMPLE_CONTACT = {
  address: 'Vidisha, Madhya Pradesh',
  email: 'support@stillgrove.example',
  phone: '+00 0000 000000',
} as const;

/** Domains that no one can have (RFC 2606). */
const EXAMPLE_DOMAIN = /(?:^|[@.])(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Whether nothing sent to an email address is read by anyone. */
export function isExampleEmail(email: string): boolean {
  return EXAMPLE_DOMAIN.test(email.trim());
}

/** Whether a phone number consists of zeros. None at all is no example. */
export function isExamplePhone(phone: string): boolean {
  return phone.trim() !== '' && !/[1-9]/.test(phone);
}

/** Whether a postal address is the one that a new site comes with. */
export function isExampleAddress(address: string): boolean {
  return address.trim() === EXAMPLE_CONTACT.address;
}
