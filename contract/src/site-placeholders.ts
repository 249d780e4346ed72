import { DEFAULT_SITE } from './default-site';
import type { SiteValues } from './site';

/** Names that reach no one: RFC 2606 keeps them for examples. */
const EXAMPLE_DOMAIN = /(^|[@.])(example|test|invalid|localhost|example\.(com|net|org))$/i;

/** Whether the site's email address is still the one it came with, or another that reaches no one. */
export function hasPlaceholderEmail({ email }: Pick<SiteValues, 'email'>): boolean {
  return email === DEFAULT_SITE.email || EXAMPLE_DOMAIN.test(email);
}

/** Whether the site's phone number is still the one it came with, or nothing but zeros. None is no placeholder. */
export function hasPlaceholderPhone({ phone }: Pick<SiteValues, 'phone'>): boolean {
  return phone !== '' && !/[1-9]/.test(phone);
}

/** Whether the site's address is still the one it came with. */
export function hasPlaceholderAddress({ address }: Pick<SiteValues, 'address'>): boolean {
  return address === DEFAULT_SITE.address;
}
